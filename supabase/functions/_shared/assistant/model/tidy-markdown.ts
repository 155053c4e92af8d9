/**
 * Cleans Markdown outside code so that it leads nowhere else: an address stays a link only when it was said in the
 * recording, pictures are their words, and HTML is shown as text.
 *
 * @param isLineStart whether the text begins a line, where "[name]: address" makes links of every [name]
 */
export function tidyProse(text: string, isSpoken: (address: string) => boolean, isLineStart = true): string {
  const isKept = (address: string) => /^https?:\/\//i.test(address) && isSpoken(address);
  const tidied = text
    // "[words](https://x.example "title")" and "![words](graph.png)"
    .replaceAll(
      /!?\[([^\][]{0,400})\]\(\s{0,9}<?([^()\s<>]{0,2000})>?(?:\s{1,9}["'(][^\n]{0,200}?["')])?\s{0,9}\)/g,
      (all, words: string, address: string) => (isKept(address) && !all.startsWith("!") ? all : words),
    )
    // "](https://x.example", of a link that is not whole
    .replaceAll(/\]\(\s*<?([^()\s<>]{0,2000})/g, (all, address: string) => (isKept(address) ? all : `] (${address}`))
    // "<https://x.example>" and "www.x.example"
    .replaceAll(/`?<?\b((?:https?:\/\/|www\.)[^\s<>()[\]`]{1,2000})>?`?/gi, (all, address: string) =>
      isKept(address) ? all : `\`${address}\``,
    )
    .replaceAll(/(?<![\\`])<(?=[a-z/!?])/gi, String.raw`\<`);
  return isLineStart ? tidied.replaceAll(/^([ \t]{0,3}\[[^\]\n]{0,400}\]):/gm, "$1") : tidied;
}
