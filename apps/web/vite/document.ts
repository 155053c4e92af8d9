import { brand } from "@lectern/domain/brand";
import { themeBootScript } from "@lectern/ui/theme/choice";
import type { PublicPage } from "../src/public-pages/public-page.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface Parts {
  readonly page: PublicPage;
  /** The page's element, rendered. */
  readonly body: string;
  /** Whatever else the head needs: policy, styles, scripts. */
  readonly head: string;
}

/** The whole document of a public page. */
export const documentOf = ({ page, body, head }: Parts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${head}
<script>${themeBootScript}</script>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${escaped(page.title)}</title>
<meta name="description" content="${escaped(page.description)}">
${page.indexed ? `<link rel="canonical" href="${brand.siteUrl}${page.path}">` : '<meta name="robots" content="noindex">'}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand.name}">
<meta property="og:title" content="${escaped(page.title)}">
<meta property="og:description" content="${escaped(page.description)}">
<meta property="og:url" content="${brand.siteUrl}${page.path}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
${body}
</body>
</html>
`;
