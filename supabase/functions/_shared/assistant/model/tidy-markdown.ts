/**
 * Cleans a model's Markdown so that it leads nowhere else: an address stays a link only when it was said in the recording.
 * Fences of code and lines with nothing but a sign are left out; HTML is shown as text.
 */
export function tidyMarkdown(text: string, isSpoken: (address: string) => boolean): string {
  const isKept = (address: string) => /^https?:\/\//i.test(address) && isSpoken(address);
  return (
    text
      .replaceAll(/\r\n?/g, "\n")
      .replaceAll(/^[ \t]*(?:```|~~~).*$\n?/gm, "")
      .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+*]|\d{1,3}[.)])[ \t]*$\n?/gm, "")
      .replaceAll(
        /!?\[([^\][]{0,400})\]\(\s{0,9}<?([^()\s<>]{0,2000})>?(?:\s{1,9}["'(][^\n]{0,200}?["')])?\s{0,9}\)/g,
        (all, words: string, address: string) => (isKept(address) && !all.startsWith("!") ? all : words),
      )
      .replaceAll(/\]\(\s*<?([^()\s<>]{0,2000})/g, (all, address: string) => (isKept(address) ? all : `] (${address}`))
      // "[name]: address" alone on a line makes links of every [name].
      .replaceAll(/^([ \t]{0,3}\[[^\]\n]{0,400}\]):/gm, "$1")
      .replaceAll(/`?<?\b((?:https?:\/\/|www\.)[^\s<>()[\]`]{1,2000})>?`?/gi, (all, address: string) =>
        isKept(address) ? all : `\`${address}\``,
      )
      .replaceAll(/(?<![\\`])<(?=[a-z/!?])/gi, String.raw`\<`)
  );
}
