// At the end of a document that the service worker stores: inserts its template's content after the first paint. Code
// from the device arrives within a few milliseconds, and running it would delay the first paint (ADR 0011).

/** The time after which it doesn't wait any longer, because a tab in the background does not paint; in ms. */
const UNPAINTED_MS = 1000;

const template = document.querySelector<HTMLTemplateElement>("#rest");
let isInserted = false;
const insert = () => {
  if (isInserted || template === null) return;
  isInserted = true;
  document.head.append(template.content);
};
requestAnimationFrame(() => setTimeout(insert));
setTimeout(insert, UNPAINTED_MS);
