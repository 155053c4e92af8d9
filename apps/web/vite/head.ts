import { createHash } from "node:crypto";
import { themeBootScript } from "@lectern/ui/theme/choice";
import type { Plugin } from "vite";

/** The two faces above the fold; everything else may wait for its stylesheet. */
const PRELOADED_FONTS = /assets\/(?:hanken-grotesk|newsreader)-latin-wght-normal-[\w-]+\.woff2/g;

/** The policy and the script come right after it: before anything else is asked for. */
const CHARSET = '<meta charset="utf-8" />';

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

interface PolicyOptions {
  /** The Supabase project that the app was built for; its own origin unless given. */
  readonly supabaseUrl?: string | undefined;
  /** The hash of the page's one inline stylesheet. */
  readonly styles?: string;
}

/**
 * What a built page may do: run our own modules and one inline script by its hash, apply our own stylesheets, and talk
 * to its own origin or to the Supabase project it was built for. `frame-ancestors` only works as a header: the server
 * sends it.
 */
export const contentSecurityPolicy = ({ supabaseUrl, styles }: PolicyOptions): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${sha256(themeBootScript)}`,
    `style-src ${styles ?? "'self'"}`,
    "img-src 'self' data: blob:",
    `connect-src 'self'${supabaseUrl ? ` ${new URL(supabaseUrl).origin}` : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");

/** Preloads for the fonts above the fold that a text (styles, a list of files) names. */
export const fontPreloads = (text: string): string[] =>
  [...new Set(text.match(PRELOADED_FONTS))].map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );

/** Fills the app's own index.html with what has to be there before the first paint. */
export function head(): Plugin {
  let isBuild = false;
  let supabaseUrl: string | undefined;
  return {
    name: "lectern:head",
    configResolved: ({ command, env }) => {
      isBuild = command === "build";
      supabaseUrl = env.VITE_SUPABASE_URL;
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        const policy = isBuild
          ? [`<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ supabaseUrl })}" />`]
          : [];
        const fonts = fontPreloads(Object.keys(bundle ?? {}).join("\n"));
        return html.replace(
          CHARSET,
          [CHARSET, ...policy, `<script>${themeBootScript}</script>`, ...fonts].join("\n    "),
        );
      },
    },
  };
}
