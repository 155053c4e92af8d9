import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { bound } from "./Markdown.css.ts";
import { Markdown } from "./Markdown.tsx";

/** Attributes that other programs understand. All others are removed. */
const keptAttributes: ReadonlySet<string> = new Set(["href", "start", "style"]);

/**
 * Renders Markdown as HTML for a word processor or a mail (RDT-14). It has the content of `Markdown`, and is as safe,
 * with headings from level 1 and without our classes.
 */
export function toHtml(markdown: string): string {
  const container = document.createElement("div");
  const root = createRoot(container);
  flushSync(() => root.render(<Markdown>{markdown}</Markdown>));
  for (const formula of container.querySelectorAll<HTMLElement>("[data-tex]")) {
    formula.replaceWith(formula.dataset["tex"] ?? "");
  }
  for (const span of container.querySelectorAll(`.${bound}, [data-lead]`)) span.replaceWith(...span.childNodes);
  for (const box of container.querySelectorAll("input")) box.replaceWith(box.checked ? "☑" : "☐");
  for (const element of container.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      if (!keptAttributes.has(name) && element.getAttribute(name) !== "rtl") element.removeAttribute(name);
    }
  }
  const html = container.firstElementChild?.innerHTML ?? "";
  root.unmount();
  return html.replaceAll(/<(\/?)h([2-6])>/g, (_, slash, level) => `<${slash}h${Number(level) - 1}>`);
}
