import katex, { type KatexOptions } from "katex";
import styles from "./katex.css?inline";

interface KatexNode {
  readonly attributes?: Record<string, string>;
  readonly children?: readonly KatexNode[];
}

/** Not in KaTeX's types: `render` without writing into an element. */
const { __renderToDomTree: renderToDomTree } = katex as unknown as {
  __renderToDomTree: (tex: string, options: KatexOptions) => KatexNode & { toNode: () => HTMLElement };
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(`${styles}
.katex { font-size: 1.02em }
.katex svg { max-inline-size: none } /* The arrow of a vector is wider than its box. */
.katex-display { margin: 0 }
.katex-display > .katex > .katex-html > .tag { position: static; margin-inline-start: 2em } /* In a narrow column it would lie over the equation. */
`);
// The app has one stylesheet, and its policy refuses <style> elements. This one comes with the first formula.
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** The page's policy refuses style attributes, of which KaTeX has a few: they become styles set by script. */
function renameStyles({ attributes, children = [] }: KatexNode): void {
  const { style } = attributes ?? {};
  if (attributes !== undefined && style !== undefined) {
    attributes["data-style"] = style;
    delete attributes["style"];
  }
  for (const child of children) renameStyles(child);
}

/**
 * Draws a formula: for the eye as HTML, for screen readers as MathML. Returns undefined for TeX that KaTeX doesn't
 * know, which is shown as it was written.
 */
export function drawFormula(tex: string, isDisplay: boolean): HTMLElement | undefined {
  try {
    const tree = renderToDomTree(tex, { displayMode: isDisplay, strict: "ignore", maxSize: 40, maxExpand: 500 });
    renameStyles(tree);
    const element = tree.toNode();
    for (const styled of element.querySelectorAll<SVGElement>("[data-style]")) {
      styled.style.cssText = styled.dataset["style"] ?? "";
      delete styled.dataset["style"];
    }
    return element;
  } catch {
    return undefined;
  }
}
