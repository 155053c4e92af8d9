/** What a pointer or a keyboard does to a component, with the pseudo-classes that it has then, and that its ancestors have. */
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
 * Lets an attribute stand for each pseudo-class in these rules: `:hover` becomes `:is(:hover, [data-forced~="hover"])`, which
 * weighs the same, so that a rule wins and loses as before.
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
  // The one in focus is the group's place among the tab stops: Radix changes that when it gets the focus.
  if (state === "focus-visible") target.tabIndex = 0;
  for (let above = target.parentElement; above !== null && above !== cell; above = above.parentElement)
    above.dataset["forced"] = ancestors;
  return state !== "disabled" || target.matches(":disabled");
}
