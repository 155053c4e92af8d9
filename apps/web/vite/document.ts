import { brand } from "@lectern/domain/brand";

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface Parts {
  readonly title: string;
  /** For search engines and for whoever shares the link. */
  readonly description: string;
  /** Where search engines find it; undefined keeps it from them. */
  readonly canonical: string | undefined;
  /** What must come before anything else is asked for: policy, styles, scripts. */
  readonly head: readonly string[];
  readonly body: readonly string[];
}

/** A whole document. */
export const documentOf = ({ title, description, canonical, head, body }: Parts): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    ...head,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#f6f2e8" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#131210" media="(prefers-color-scheme: dark)">',
    ...(canonical === undefined ? ['<meta name="robots" content="noindex">'] : shared(title, description, canonical)),
    "</head><body>",
    ...body,
    "</body></html>",
    "",
  ].join("\n");

/** What a link to the page shows elsewhere. */
const shared = (title: string, description: string, path: string): string[] => [
  `<link rel="canonical" href="${brand.siteUrl}${path}">`,
  '<meta property="og:type" content="website">',
  `<meta property="og:site_name" content="${brand.name}">`,
  `<meta property="og:title" content="${escaped(title)}">`,
  `<meta property="og:description" content="${escaped(description)}">`,
  `<meta property="og:url" content="${brand.siteUrl}${path}">`,
  `<meta property="og:image" content="${brand.siteUrl}/card.png">`,
  '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
  `<meta property="og:image:alt" content="${brand.name}: ${brand.tagline}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];
