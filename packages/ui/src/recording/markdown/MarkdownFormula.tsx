import { useMemo } from "react";
import { createLazyPart } from "../../theme/lazy-part.tsx";
import { display, inline, long } from "./MarkdownFormula.css.ts";

/** Fetched with the first formula: most texts have none. */
const drawing = createLazyPart(() => import("./draw-formula.ts"), "ignore");

/** Fetches the code that draws formulas. Until it has loaded, they are shown as TeX. */
export const loadFormulas = drawing.load;

export interface MarkdownFormulaProps {
  readonly tex: string;
  readonly isDisplay: boolean;
}

/** Characters of TeX beyond which a formula in running text may be wider than a phone. */
const LONG_FORMULA = 40;

/** A formula, drawn by KaTeX (TUT-02). `data-tex` has it as Markdown, for copying. */
export function MarkdownFormula({ tex, isDisplay }: MarkdownFormulaProps) {
  const part = drawing.usePart(true);
  const drawn = useMemo(() => part?.drawFormula(tex, isDisplay), [part, tex, isDisplay]);
  const markdown = isDisplay ? `$$${tex}$$` : `$${tex}$`;
  const className = isDisplay ? display : tex.length > LONG_FORMULA ? long : inline;
  const scrolls = className === inline ? {} : { tabIndex: 0 };
  return drawn === undefined ? (
    <span key="source" className={className} dir="ltr" data-tex={markdown} {...scrolls}>
      <code>{part === undefined ? tex : markdown}</code>
    </span>
  ) : (
    <span
      key="drawn"
      className={className}
      dir="ltr"
      data-tex={markdown}
      {...scrolls}
      ref={(element) => element?.replaceChildren(drawn)}
    />
  );
}
