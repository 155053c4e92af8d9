// At the end of a document that the service worker keeps: inserts what waits in its template after the first paint. From
// the device code comes within a few milliseconds, and running it would delay that paint (ADR 0011).

/** A tab in the background paints nothing. */
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
