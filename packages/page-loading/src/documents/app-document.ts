import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { findFirstFonts, findScripts, findSharedScripts, findStylesheet, separateFonts } from "./build-output.ts";
import { toContentSecurityPolicy } from "./content-security-policy.ts";
import { toHtml } from "./html.ts";
import type { AppDocument } from "./page-document.ts";
import type { WriteContext } from "./options.ts";

/**
 * Sizes that Radix measures for its animations. They have no effect before the app mounts, and the content security
 * policy refuses them.
 */
const ONLY_CUSTOM_PROPERTIES = / style="(?:--[\w-]+:[^;"]*;?)+"/g;

/** A module without imports. */
export interface PreviewScript {
  readonly href: string;
  readonly code: string;
}

interface AppContext extends WriteContext {
  /** The script of the page's preview. */
  readonly preview?: PreviewScript | undefined;
  /** Put at the end of a copy that the service worker stores: inserts the content of `#rest` (ADR 0011). */
  readonly insertRest?: string;
}

const toScript = (text: string): string => `<script>${text}</script>`;

/** Writes a document in which the app runs. */
export async function writeAppDocument(document: AppDocument, context: AppContext): Promise<string> {
  const { site, styles, root, main: entry, dist, app, preview, compileInline, insertRest } = context;
  const isComplete = document.kind === "complete";
  const inline = isComplete ? styles : separateFonts(styles).styles;
  const scripts = findScripts(root, app, [entry, ...document.screens]);
  const main = `/${app[entry]?.file}`;
  const built = {
    main,
    scripts,
    fonts: findFirstFonts(styles),
    sharedScripts: (module: string) =>
      findSharedScripts(dist, app, module).filter((script) => !scripts.includes(script)),
  };
  const compileAll = (all: AppDocument["head"] = []) => Promise.all(all.map((each) => compileInline(each, built)));
  const [first, afterPreloads, end] = await Promise.all([
    compileAll(document.head),
    compileAll(document.afterPreloads),
    compileAll(document.end),
  ]);
  const isCopy = insertRest !== undefined;
  const last = isCopy ? [...end, insertRest] : end;
  // A script of its own would share the network with the app's and come after the rows that it shows. A copy is with it on the device.
  const previewCode = isCopy ? undefined : preview?.code;
  const policy = toContentSecurityPolicy({
    backendUrl: site.backendUrl,
    captchaOrigin: site.captchaOrigin,
    reportOrigin: site.reportOrigin,
    scripts: [...first, ...afterPreloads, ...last, ...(previewCode === undefined ? [] : [previewCode])],
    styles: [inline],
    linksStyles: true,
  });
  const body = isComplete ? renderToString(document.element) : renderToStaticMarkup(document.element);
  const withSession =
    document.withSession === undefined
      ? ""
      : renderToStaticMarkup(document.withSession).replace(ONLY_CUSTOM_PROPERTIES, "");
  if (/ style="|<template|<script/.test(body + withSession))
    throw new Error(`${document.file} has inline styles, or a part that waits for script`);
  const rendered = isComplete ? ` data-rendered="${document.canonical}"` : "";

  const inHead = isComplete
    ? []
    : [
        ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
        `<script type="module" src="${main}"></script>`,
        ...afterPreloads.map(toScript),
      ];
  const previewLink = preview === undefined ? [] : [`<script type="module" async src="${preview.href}"></script>`];
  const styleLink = `<link rel="stylesheet" href="${findStylesheet(dist, "style")}" id="styles" media="print"${isComplete ? "" : ' fetchpriority="high"'}>`;

  return toHtml({
    site,
    document,
    head: [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      ...(site.backendUrl === undefined ? [] : [`<link rel="preconnect" href="${site.backendUrl}" crossorigin>`]),
      ...first.map(toScript),
      ...(isCopy ? [] : inHead),
      `<style>${inline}</style>`,
    ],
    body: [
      `<div id="root"${rendered}>${body}</div>`,
      ...(withSession === "" ? [] : [`<template id="with-session">${withSession}</template>`]),
      `<link rel="stylesheet" href="${findStylesheet(dist, "fonts")}" media="print" id="fonts">`,
      isCopy ? `<template id="rest">${[...inHead, ...previewLink, styleLink].join("\n")}</template>` : styleLink,
      ...last.map(toScript),
      // After the others, which show the page's skeleton. It waits for no other module.
      ...(previewCode === undefined ? [] : [`<script type="module" async>${previewCode}</script>`]),
    ],
  });
}
