import type { ClipboardEvent } from "react";

const getFormula = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest("[data-tex]") ?? null;

/** The selected text with its paragraphs, as a browser copies it. */
function toText(content: HTMLElement): string {
  Object.assign(content.style, { position: "fixed", opacity: "0", pointerEvents: "none" });
  document.body.append(content);
  const text = content.innerText;
  content.remove();
  content.removeAttribute("style");
  return text;
}

/**
 * Copies selected formulas as TeX: a drawn formula has its letters twice, for the eye and for screen readers, and its
 * own order of them.
 */
export function copyFormulas(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0).cloneRange();
  const [first, last] = [getFormula(range.startContainer), getFormula(range.endContainer)];
  if (first !== null) range.setStartBefore(first);
  if (last !== null) range.setEndAfter(last);
  const content = document.createElement("div");
  content.append(range.cloneContents());
  const formulas = content.querySelectorAll<HTMLElement>("[data-tex]");
  if (formulas.length === 0) return;
  for (const formula of formulas) formula.replaceWith(formula.dataset["tex"] ?? "");
  event.preventDefault();
  event.clipboardData.setData("text/plain", toText(content));
  event.clipboardData.setData("text/html", content.innerHTML);
}
