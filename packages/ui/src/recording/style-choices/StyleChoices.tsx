import { type SummaryStyle, styleWords, summaryStyles } from "@lectern/domain/summary-style";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { bullets, chapters, essay, paragraph } from "../../elements/icon/screen-glyphs.ts";
import { type Choice, ChoiceCards, type ChoiceCardsProps } from "../../forms/choice-cards/ChoiceCards.tsx";

const glyphs: Readonly<Record<SummaryStyle, Glyph>> = {
  bullet: bullets,
  paragraph,
  outline: chapters,
  essay,
};

/** The styles to choose from (RDT-04). */
export const styleChoices: readonly Choice<SummaryStyle>[] = summaryStyles.map((value) => ({
  value,
  ...styleWords[value],
  glyph: glyphs[value],
}));

export type StyleChoicesProps = Omit<ChoiceCardsProps<SummaryStyle>, "choices">;

/** A choice of the style of summaries and notes. */
export function StyleChoices(props: StyleChoicesProps) {
  return <ChoiceCards {...props} choices={styleChoices} />;
}
