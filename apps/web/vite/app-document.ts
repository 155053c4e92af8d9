import { themeBootScript } from "@lectern/ui/theme/choice";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { Manifest } from "vite";
import type { AppPage } from "../src/app-pages/app-page.ts";
import type { backendOf } from "../src/backend.ts";
import { firstFonts, scriptsOf, scriptsOfShared, stylesheet, withoutFonts } from "./built.ts";
import { documentOf } from "./document.ts";
import {
  askEarly,
  bringApp,
  bringRest,
  letFontsIn,
  preloadKeptFonts,
  preloadUnless,
  showToSignedIn,
} from "./inline-scripts.ts";
import { contentSecurityPolicy } from "./policy.ts";
import { recordRequests } from "./recorded-requests.ts";

const MAIN = "src/main.tsx";

/** What radix measures for its animations: nothing to a page that stands still, and refused by the policy. */
const ONLY_CUSTOM_PROPERTIES = / style="(?:--[\w-]+:[^;"]*;?)+"/g;

interface Parts {
  readonly page: AppPage;
  /** Of the page before any script. */
  readonly styles: string;
  /** The app's build: its folder, and what is in it. */
  readonly dist: string;
  readonly app: Manifest;
  /** The scripts that draw the pages' first pictures: what was built, and its addresses as the document writes them. */
  readonly pictures: Manifest;
  readonly backend: ReturnType<typeof backendOf>;
  /** A host's document asks for its code at once; the device's brings it after the first paint (ADR 0011). */
  readonly from: "host" | "device";
}

/** A document that the app runs in. */
export async function appDocument({ page, styles, dist, app, pictures, backend, from }: Parts): Promise<string> {
  const isComplete = page.kind === "page";
  const inline = isComplete ? styles : withoutFonts(styles).styles;
  const scripts = scriptsOf(app, [MAIN, ...page.screens]);
  const main = `/${app[MAIN]?.file}`;
  const early = askEarly(await recordRequests(page.asks ?? [], backend.url), backend.publishableKey);
  const { search = "", modules = [] } = page.unless ?? {};
  const added = modules
    .flatMap((module) => scriptsOfShared(dist, app, module))
    .filter((file) => !scripts.includes(file));
  const unless = added.length === 0 ? [] : [preloadUnless(search, added)];
  const boot = [themeBootScript, early, ...(isComplete ? [preloadKeptFonts(firstFonts(styles))] : [])].join("\n");
  const waits = from === "device";
  const last = [showToSignedIn, isComplete ? bringApp(main, scripts) : letFontsIn, ...(waits ? [bringRest] : [])];
  const policy = contentSecurityPolicy({
    supabaseUrl: backend.url,
    scripts: [boot, ...unless, ...last],
    styles: [inline],
    linksStyles: true,
  });
  const body = isComplete ? renderToString(page.element) : renderToStaticMarkup(page.element);
  const withSession =
    page.withSession === undefined ? "" : renderToStaticMarkup(page.withSession).replace(ONLY_CUSTOM_PROPERTIES, "");
  if (/ style="|<template|<script/.test(body + withSession))
    throw new Error(`${page.file} has inline styles, or a part that waits for script`);
  const picture = page.picture === undefined ? [] : scriptsOf(pictures, [page.picture]).toReversed();
  const rendered = isComplete ? ` data-rendered="${page.canonical}"` : "";

  const inHead = [
    // Small, and in time for the first answer.
    ...picture.map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="high">`),
    ...(isComplete
      ? []
      : [
          ...scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
          `<script type="module" src="${main}"></script>`,
          ...unless.map((script) => `<script>${script}</script>`),
        ]),
    ...scriptsOf(app, page.script === undefined ? [] : [page.script]).map(
      (script) => `<script type="module" src="${script}"></script>`,
    ),
  ];
  const inBody = picture.slice(0, 1).map((script) => `<script type="module" async src="${script}"></script>`);
  const styleLink = `<link rel="stylesheet" href="${stylesheet(dist, "style")}" id="styles" media="print"${isComplete ? "" : ' fetchpriority="high"'}>`;
  const rest = [...inHead, ...inBody, styleLink].join("\n");

  return documentOf({
    title: page.title,
    description: page.description,
    canonical: page.canonical,
    head: [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      ...(backend.url === undefined ? [] : [`<link rel="preconnect" href="${backend.url}" crossorigin>`]),
      `<script>${boot}</script>`,
      ...(waits ? [] : inHead),
      `<style>${inline}</style>`,
    ],
    body: [
      `<div id="root"${rendered}>${body}</div>`,
      ...(withSession === "" ? [] : [`<template id="with-session">${withSession}</template>`]),
      ...(waits ? [] : inBody),
      `<link rel="stylesheet" href="${stylesheet(dist, "fonts")}" media="print" id="fonts">`,
      waits ? `<template id="rest">${rest}</template>` : styleLink,
      ...last.map((script) => `<script>${script}</script>`),
    ],
  });
}
