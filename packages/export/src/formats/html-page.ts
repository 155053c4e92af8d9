const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);

/** The attributes of an element whose words are a lecture's. */
export const toSpoken = (language: string | null | undefined): string =>
  language === null || language === undefined || language === "und"
    ? ' dir="auto"'
    : ` dir="auto" lang="${escapeHtml(language)}"`;

const STYLE_SHEET = `
body { margin: 2rem auto; max-width: 42rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3, h4 { break-after: avoid; line-height: 1.25; }
li { break-inside: avoid; margin-block: 1rem; }
ul li { margin-block: 0; list-style: upper-alpha; }
blockquote { margin: 0.25rem 0 0; color: #444; font-size: 0.875rem; }
section.answers { break-before: page; }
ul.plain { padding: 0; }
ul.plain li { margin-block: 0.25rem; list-style: none; }
dt { break-after: avoid; margin-block-start: 1rem; font-weight: 600; }
dd { margin: 0; }
.quiet { color: #444; font-size: 0.875rem; font-weight: 400; }
a { color: inherit; font-variant-numeric: tabular-nums; }
`;

/** A page to print, without scripts or other files. @param body HTML */
export const toHtmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE_SHEET}</style>
</head>
<body>
${body}
</body>
</html>
`;
