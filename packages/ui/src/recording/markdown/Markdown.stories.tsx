import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { mathText } from "../../samples/formulas.ts";
import { summaryText } from "../../samples/recordings.ts";
import { Markdown } from "./Markdown.tsx";
import { loadFormulas } from "./MarkdownFormula.tsx";
import { toHtml } from "./to-html.tsx";

const meta = {
  title: "recording/markdown/Markdown",
  component: Markdown,
  args: { children: summaryText },
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

const hostile = `[web](https://lectern.example) [mail](mailto:a@b.example) [script](javascript:alert(1)) [data](data:text/html,x) [inside](/dashboard) <b onclick="alert(1)">raw</b> ![a picture](https://tracker.example/x.png)`;

/**
 * RDT-09: only http, https, irc, ircs, mailto and xmpp stay links; HTML is text; images become their alternative texts.
 */
export const HostileText = {
  args: { children: hostile },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual(["web", "mail"]);
    await expect(canvasElement.querySelector("b, img, script")).toBeNull();
    await expect(canvasElement).toHaveTextContent("script data inside");
    await expect(canvasElement).toHaveTextContent("a picture");
    // Copying gives the same: text and two links.
    await expect(toHtml(hostile)).toBe(
      '<p><a href="https://lectern.example">web</a> <a href="mailto:a@b.example">mail</a> script data inside &lt;b onclick="alert(1)"&gt;raw&lt;/b&gt; a picture</p>',
    );
  },
} satisfies Story;

export const UnbreakableWords = {
  args: {
    children: `${"acetylcholinesterase".repeat(8)}\n\n\`${"a".repeat(90)}\`\n\n| a | b | c |\n|---|---|---|\n| ${"wide ".repeat(30)} | ${"wide ".repeat(30)} | c |`,
  },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;

/** The rest of GitHub's Markdown: a table with an empty corner, a task list, and code wider than the page. */
export const TablesTasksAndCode = {
  args: {
    children: `| | Mitosis | Meiosis |\n|---|---|---|\n| Divisions | 1 | 2 |\n| Cells | 2 | 4 |\n\n- [x] Read chapter 4\n- [ ] Draw the phases\n\n\`\`\`\n${"G1 → S → G2 → M ".repeat(12)}\n\`\`\``,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Done" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "To do" })).not.toBeChecked();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(2);
    const copied = toHtml("## Meiosis\n\n### Phases\n\n- [x] Read chapter 4\n- **two** divisions");
    await expect(copied.replaceAll("\n", "")).toBe(
      "<h1>Meiosis</h1><h2>Phases</h2><ul><li>☑ Read chapter 4</li><li><strong>two</strong> divisions</li></ul>",
    );
    // What marks words only for the eye is left out: a quotation's first sentence, and a time kept beside its word.
    const quoted = toHtml("> Two divisions follow. They differ. [0:21](#t=21)");
    await expect(quoted).not.toContain("<span");
    await expect(quoted).toContain("Two divisions follow. They differ.");
  },
} satisfies Story;

/** TUT-02: formulas in all four delimiters, a matrix and a wide sum; prices and code are none. */
export const Formulas = {
  args: { children: mathText },
  loaders: [async () => void (await loadFormulas())],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll(".katex")).toHaveLength(8);
    await expect(canvas.getByText(/costs \$5 and \$10/)).toBeVisible();
    await expect(canvas.getByText("echo $HOME")).toBeVisible();
    // The letters for the eye are hidden from screen readers, which get MathML.
    await expect(canvasElement.querySelectorAll(".katex-html:not([aria-hidden=true])")).toHaveLength(0);
    await expect(canvasElement.querySelectorAll("math")).toHaveLength(8);
    // What KaTeX doesn't know stays as it was written.
    await expect(canvas.getByText(String.raw`$\unknown{x}$`)).toBeVisible();
    await expect(toHtml("So $x^2$ holds.")).toBe("<p>So $x^2$ holds.</p>");
  },
} satisfies Story;

/** TUT-02: a selection with formulas is copied as TeX. */
export const FormulasCopied = {
  args: { children: "One $x^2$ is.\n\nTwo." },
  loaders: [async () => void (await loadFormulas())],
  play: async ({ canvasElement }) => {
    const prose = canvasElement.querySelector("p")?.parentElement as HTMLElement;
    document.getSelection()?.selectAllChildren(prose);
    const clipboardData = new DataTransfer();
    prose.dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }));
    await expect(clipboardData.getData("text/plain").replaceAll(/\n+/g, "|")).toBe("One $x^2$ is.|Two.");
    await expect(clipboardData.getData("text/html")).not.toContain("katex");
    document.getSelection()?.removeAllRanges();
  },
} satisfies Story;

/** TUT-02: on a phone a wide formula scrolls inside its block. */
export const FormulasOnPhone = {
  ...Formulas,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvasElement.querySelectorAll(".katex")).toHaveLength(8);
  },
} satisfies Story;
