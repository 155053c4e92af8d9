/** Escapes a text so that Markdown shows it unchanged. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>|~]/g, String.raw`\$&`)
    .replace(/^(\d+)([.)])(?=\s)/, String.raw`$1\$2`)
    .replace(/^[#+-](?=\s|#)/, String.raw`\$&`);
