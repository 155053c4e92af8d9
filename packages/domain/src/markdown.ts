/** GFM reads an address as a link, backslashes included. It ends before the sentence's own signs. */
const address = /https?:\/\/[^\s<>]*[^\s<>.,;:!?'")\]}*_~|]/gu;

const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\`*[\]<>|~]/g, String.raw`\$&`)
    // Inside a word it is no emphasis.
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replaceAll(/&(?=#?[a-z\d]+;)/gi, String.raw`\&`);

/** Escapes a text so that Markdown shows it unchanged. */
export function escapeMarkdown(text: string): string {
  let from = 0;
  let escaped = "";
  for (const { 0: match, index } of text.matchAll(address)) {
    escaped += escapeText(text.slice(from, index)) + match;
    from = index + match.length;
  }
  return (
    (escaped + escapeText(text.slice(from)))
      // Numbered lists, bullets, headings, and lines that stand for a rule or a heading.
      .replaceAll(/^([ \t]*\d+)([.)])(?=\s|$)/gm, String.raw`$1\$2`)
      .replaceAll(
        /^([ \t]*)([+-](?=\s|$)|#(?=#{0,5}(?:\s|$))|-(?=[ \t]*(?:-[ \t]*)+$)|=(?==*[ \t]*$))/gm,
        String.raw`$1\$2`,
      )
  );
}
