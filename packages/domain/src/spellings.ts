/**
 * The endings that British and American English spell differently, with what stands before and behind them. As in the database's
 * `private.to_spellings`.
 */
const endings = [
  {
    before: "[a-z]{3}",
    british: "our",
    american: "or",
    behind: "(?:s|ed|ing|al|able|ful|ites?|less|ers?|hoods?|ism|ist)?",
  },
  { before: "[a-z]{2}[iy]", british: "s", american: "z", behind: "(?:e[ds]?|ing|ers?|ations?)" },
  { before: "[a-z]{2}[bt]", british: "re", american: "er", behind: "s?" },
].map(({ before, british, american, behind }) => ({
  british,
  american,
  fromBritish: new RegExp(`(?<=${before})${british}(?=${behind}(?![a-z]))`, "g"),
  fromAmerican: new RegExp(`(?<=${before})${american}(?=${behind}(?![a-z]))`, "g"),
}));

/** Spells folded words as American English does: "colour" becomes "color". It knows endings and no words: "promise" becomes "promize". */
export const toAmerican = (folded: string): string =>
  endings.reduce((text, { fromBritish, american }) => text.replaceAll(fromBritish, american), folded);

const toBritish = (folded: string): string =>
  endings.reduce((text, { fromAmerican, british }) => text.replaceAll(fromAmerican, british), folded);

/** Folded words as they were typed, and in the other spelling of English, so that a search finds "colour" and "color" by each other. */
export const toSpellings = (folded: string): readonly string[] => [
  ...new Set([folded, toAmerican(folded), toBritish(folded)]),
];
