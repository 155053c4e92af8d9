/**
 * Lays out the blocks around a paragraph for good. One that was never near the screen has an estimated height, beyond which its last
 * paragraphs would be sought in the next block.
 */
export function layOut(paragraph: Element): void {
  for (let block = paragraph.parentElement; block !== null; block = block.parentElement)
    if (getComputedStyle(block).contentVisibility === "auto") block.style.contentVisibility = "visible";
}
