import { CLOZE_GAP, type ProposedCard } from "@lectern/domain/cards";

const toPlain = (text: string): string =>
  text
    .replaceAll(/[\s"“”]+/g, " ")
    .trim()
    .replace(/[.!?…]$/, "");

/** Whether a cloze card with its gap filled is the very sentence that it quotes. */
export const repeatsQuote = ({
  kind,
  front,
  back,
  quote,
}: Pick<ProposedCard, "kind" | "front" | "back" | "quote">): boolean =>
  kind === "cloze" && toPlain(front.replace(CLOZE_GAP, () => back)) === toPlain(quote);
