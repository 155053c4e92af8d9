import { sha256 } from "./policy.ts";

/** What a page shows its first picture without. */
const LATER = [
  /<link rel="modulepreload"[^>]*>\n/,
  /<script type="module"[^>]*><\/script>\n/,
  /<script>if\(!location\.search\.includes[^]*?<\/script>\n/,
  /<link rel="stylesheet"[^>]* id="styles"[^>]*>\n/,
];
const later = new RegExp(LATER.map(({ source }) => source).join("|"), "g");

/** A tab in the background paints nothing. */
const PATIENCE_MS = 1000;

const bringRest = `{let t=document.querySelector("#rest"),b=()=>{b=()=>{};document.head.append(t.content)};requestAnimationFrame(()=>setTimeout(()=>b()));setTimeout(()=>b(),${PATIENCE_MS})}`;

/**
 * A document as the device keeps it: from there the code comes within a few milliseconds, and reading it would put off the
 * first paint. So it is brought after that; from a host it comes later by itself, and is asked for at once (decision 0149).
 */
export function keptDocument(html: string): string {
  const rest = html.match(later) ?? [];
  const waiting = html.replace(later, "");
  const policy = "script-src 'self'";
  if (rest.length === 0 || !waiting.includes(policy) || /\/assets\/[\w.-]+\.js/.test(waiting))
    throw new Error("a document has other parts than those that can wait");
  return waiting
    .replace(policy, `${policy} ${sha256(bringRest)}`)
    .replace(
      "</body>",
      () => `<template id="rest">${rest.join("")}</template>\n<script>${bringRest}</script>\n</body>`,
    );
}
