import type { PageDocument, Site } from "./page-document.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface Parts {
  readonly site: Site;
  readonly document: Pick<PageDocument, "title" | "description" | "canonical">;
  /** Elements that must precede every request: policy, scripts, styles. */
  readonly head: readonly string[];
  readonly body: readonly string[];
}

/** Writes a whole document. */
export const toHtml = ({ site, document: { title, description, canonical }, head, body }: Parts): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    ...head,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#f6f2e8" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#131210" media="(prefers-color-scheme: dark)">',
    ...(canonical === undefined
      ? ['<meta name="robots" content="noindex">']
      : toCard(site, title, description, canonical)),
    "</head><body>",
    ...body,
    "</body></html>",
    "",
  ].join("\n");

/** Writes the tags with which other sites show a link to the page. */
const toCard = ({ name, tagline, url }: Site, title: string, description: string, path: string): string[] => [
  `<link rel="canonical" href="${url}${path}">`,
  '<meta property="og:type" content="website">',
  `<meta property="og:site_name" content="${name}">`,
  `<meta property="og:title" content="${escape(title)}">`,
  `<meta property="og:description" content="${escape(description)}">`,
  `<meta property="og:url" content="${url}${path}">`,
  `<meta property="og:image" content="${url}/card.png">`,
  '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
  `<meta property="og:image:alt" content="${name}: ${tagline}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];
