import { createHash } from "node:crypto";
import { themeBootScript } from "@lectern/ui/theme/choice";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** The two faces above the fold; everything else may wait for its stylesheet. */
const PRELOADED_FONTS = /(hanken-grotesk|newsreader)-latin-wght-normal-.*\.woff2$/;

/** The policy and the script come right after it: before anything else is asked for. */
const CHARSET = '<meta charset="utf-8" />';

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * What a built page may do: run our own modules and one inline script by its hash, apply our own stylesheets, and talk
 * to its own origin or to the Supabase project it was built for. `frame-ancestors` only works as a header: the server
 * sends it.
 */
export const contentSecurityPolicy = (supabaseUrl: string | undefined): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${sha256(themeBootScript)}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${supabaseUrl ? ` ${new URL(supabaseUrl).origin}` : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");

/** Fills index.html's head with what has to be there before the first paint. */
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
          ? `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(supabaseUrl)}" />\n    `
          : "";
        const tags: HtmlTagDescriptor[] = Object.keys(bundle ?? {})
          .filter((name) => PRELOADED_FONTS.test(name))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head",
          }));
        return { html: html.replace(CHARSET, `${CHARSET}\n    ${policy}<script>${themeBootScript}</script>`), tags };
      },
    },
  };
}
