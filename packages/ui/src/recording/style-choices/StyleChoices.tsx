import type { SummaryStyle } from "@lectern/domain/summary-style";
import { bullets, chapters, essay, paragraph } from "../../elements/icon/screen-glyphs.ts";
import { type Choice, ChoiceCards, type ChoiceCardsProps } from "../../forms/choice-cards/ChoiceCards.tsx";

/** The four styles, by the specification's names (RDT-04). */
export const styleChoices: readonly Choice<SummaryStyle>[] = [
  { value: "bullet", label: "Bullet Points", note: "The facts, one a line", glyph: bullets },
  { value: "paragraph", label: "Paragraph", note: "A short text in one piece", glyph: paragraph },
  { value: "outline", label: "Outline", note: "Points under points", glyph: chapters },
  { value: "essay", label: "Essay", note: "The whole story, told", glyph: essay },
];

export type StyleChoicesProps = Omit<ChoiceCardsProps<SummaryStyle>, "choices">;

/** How summaries and notes are written. */
export function StyleChoices(props: StyleChoicesProps) {
  return <ChoiceCards {...props} choices={styleChoices} />;
}
