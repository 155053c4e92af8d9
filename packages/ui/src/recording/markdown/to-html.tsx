import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Markdown } from "./Markdown.tsx";

/** What other programs read; the rest belongs to our page. */
const keptAttributes: ReadonlySet<string> = new Set(["href", "start", "style"]);

/**
 * Renders Markdown as HTML for a word processor or a mail (RDT-14): what `Markdown` shows, and so as safe, with headings from
 * the first level on and without our classes.
 */
export function toHtml(markdown: string): string {
  const container = document.createElement("div");
  const root = createRoot(container);
  flushSync(() => root.render(<Markdown>{markdown}</Markdown>));
  for (const box of container.querySelectorAll("input")) box.replaceWith(box.checked ? "☑" : "☐");
  for (const element of container.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) if (!keptAttributes.has(name)) element.removeAttribute(name);
  }
  const html = container.firstElementChild?.innerHTML ?? "";
  root.unmount();
  return html.replaceAll(/<(\/?)h([2-6])>/g, (_, slash, level) => `<${slash}h${Number(level) - 1}>`);
}
