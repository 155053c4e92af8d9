/**
 * The interaction states by pointer or keyboard, with the pseudo-classes that the component and its ancestors then
 * have.
 */
export const states = {
  "at rest": { own: "", ancestors: "" },
  hover: { own: "hover", ancestors: "hover" },
  "focus-visible": { own: "focus-visible focus-within", ancestors: "focus-within" },
  pressed: { own: "hover active", ancestors: "hover active" },
  disabled: { own: "", ancestors: "" },
} as const;
export type State = keyof typeof states;

const PSEUDO_CLASS = /:(hover|active|focus-visible|focus-within)(?![\w-])/g;
const OWN = "button, a[href], input:not([type=hidden], [aria-hidden=true]), textarea, select, summary";

/**
 * Replaces each pseudo-class in rules so that an attribute matches too: `:hover` becomes `:is(:hover,
 * [data-forced~="hover"])`, which has the same specificity, so that the cascade stays the same.
 */
export function addForcedStates(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes("data-forced"))
      rule.selectorText = rule.selectorText.replace(PSEUDO_CLASS, ':is(:$1, [data-forced~="$1"])');
    if ("cssRules" in rule) addForcedStates(rule.cssRules as CSSRuleList);
  }
}

/** Forces the component in `cell` into an interaction state. Returns whether it has that state. */
export function forceState(cell: HTMLElement, state: State): boolean {
  const target = cell.querySelector<HTMLElement>(OWN);
  if (target === null) return false;
  const { own, ancestors } = states[state];
  target.dataset["forced"] = own;
  // In the focused state, this item is the group's tab stop: Radix changes the tab stop on focus.
  if (state === "focus-visible") target.tabIndex = 0;
  for (let above = target.parentElement; above !== null && above !== cell; above = above.parentElement)
    above.dataset["forced"] = ancestors;
  return state !== "disabled" || target.matches(":disabled");
}
