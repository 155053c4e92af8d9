/**
 * How far the web app meets WCAG 2.2 at levels A and AA, and the chapters of EN 301 549 and Section 508 that apply (ACC-03).
 * The page `/accessibility` is rendered from it. `scripts/conformance.test.ts` fails when it leaves out a criterion, or
 * names a rule, a test or a check of axe's that is not there.
 */

/** `partially`: something is known to be missing, or was not looked at everywhere. The criterion's note says what. */
export type Conformance = "supports" | "partially" | "not-applicable";

/** Why a line of the report says what it says. */
interface Evidence {
  /** Rules of docs/requirements.md whose tests prove it. */
  readonly rules?: readonly string[];
  /** Tests that prove it beside those of the rules; paths from the repository's root. */
  readonly tests?: readonly string[];
  /** Checks of axe that run in every story, by the names that axe gives them. */
  readonly axe?: readonly string[];
  /** Checks of axe that are about a whole document, and run on every route. */
  readonly axeOnRoutes?: readonly string[];
  /** What only a person can judge: how it was judged on {@link judgedOn}. */
  readonly byHand?: string;
}

/** A success criterion of WCAG 2.2. */
export interface Criterion extends Evidence {
  /** `1.4.3` */
  readonly number: string;
  readonly name: string;
  readonly level: "A" | "AA";
  readonly result: Conformance;
  readonly note: string;
}

export interface StandardChapter {
  readonly chapter: string;
  readonly name: string;
  readonly result: Conformance;
  readonly note: string;
}

/** The four principles that the first digit of a criterion's number names. */
export const principles = ["Perceivable", "Operable", "Understandable", "Robust"] as const;

/** The day on which what only a person can judge was judged. */
export const judgedOn = "November 24, 2026";

const noMedia = "The web app doesn't play recordings; it shows their transcripts.";

export const criteria: readonly Criterion[] = [
  {
    number: "1.1.1",
    name: "Non-text Content",
    level: "A",
    result: "supports",
    note: "Screenshots and drawings appear next to text that says the same thing and are hidden from screen readers; standalone icons have names.",
    axe: ["image-alt", "svg-img-alt", "role-img-alt"],
    byHand: "Every image was checked against its text.",
  },
  {
    number: "1.2.1",
    name: "Audio-only and Video-only (Prerecorded)",
    level: "A",
    result: "not-applicable",
    note: noMedia,
  },
  { number: "1.2.2", name: "Captions (Prerecorded)", level: "A", result: "not-applicable", note: noMedia },
  {
    number: "1.2.3",
    name: "Audio Description or Media Alternative (Prerecorded)",
    level: "A",
    result: "not-applicable",
    note: noMedia,
  },
  { number: "1.2.4", name: "Captions (Live)", level: "AA", result: "not-applicable", note: noMedia },
  { number: "1.2.5", name: "Audio Description (Prerecorded)", level: "AA", result: "not-applicable", note: noMedia },
  {
    number: "1.3.1",
    name: "Info and Relationships",
    level: "A",
    result: "supports",
    note: "Headings, lists, tables, fields and groups have the right markup. Every screen state's accessibility tree is compared with the one that was reviewed.",
    rules: ["QAS-03"],
    tests: ["apps/web/e2e/every-route.spec.ts"],
    axe: ["list", "listitem", "definition-list", "aria-required-children", "aria-required-parent", "td-headers-attr"],
  },
  {
    number: "1.3.2",
    name: "Meaningful Sequence",
    level: "A",
    result: "supports",
    note: "Content is read in the order it's shown.",
    rules: ["REC-14", "ACC-05"],
    byHand: "The accessibility trees of a recording, of the library and of Settings were read from top to bottom.",
  },
  {
    number: "1.3.3",
    name: "Sensory Characteristics",
    level: "A",
    result: "supports",
    note: "No text refers to a control by its shape, location or color alone.",
    byHand: "All interface text was searched for words describing location, shape and color.",
  },
  {
    number: "1.3.4",
    name: "Orientation",
    level: "AA",
    result: "supports",
    note: "No page requires a particular orientation, and neither does the installed app.",
    byHand: "The manifest and the style sheets were checked: nothing in them locks or requires an orientation.",
  },
  {
    number: "1.3.5",
    name: "Identify Input Purpose",
    level: "AA",
    result: "supports",
    note: "Email and password fields tell the browser what they're for.",
    rules: ["PUB-07"],
    axe: ["autocomplete-valid"],
  },
  {
    number: "1.4.1",
    name: "Use of Color",
    level: "A",
    result: "supports",
    note: "Color is never the only cue: tags and folders have names, and links in text are underlined.",
    axe: ["link-in-text-block"],
    byHand: "Every use of color for tags, folders and states was checked in forced-colors mode.",
  },
  {
    number: "1.4.2",
    name: "Audio Control",
    level: "A",
    result: "supports",
    note: "Nothing plays audio automatically. Text that's read aloud on request can be paused and stopped.",
    axe: ["no-autoplay-audio"],
    rules: ["ACC-04"],
  },
  {
    number: "1.4.3",
    name: "Contrast (Minimum)",
    level: "AA",
    result: "supports",
    note: "Text has a contrast ratio of at least 4.5:1 in light and dark, and of 7:1 for people who choose more contrast in their system or in the reading settings.",
    tests: ["packages/ui/src/theme/contrast.test.ts", "apps/web/e2e/every-route.spec.ts"],
    axe: ["color-contrast"],
  },
  {
    number: "1.4.4",
    name: "Resize Text",
    level: "AA",
    result: "supports",
    note: "Text can be enlarged to 200% in the browser, and lecture text to 240% in the reading settings.",
    rules: ["ACC-01", "ACC-02"],
    tests: ["apps/storybook/visual/large-text.test.ts"],
    axeOnRoutes: ["meta-viewport"],
  },
  {
    number: "1.4.5",
    name: "Images of Text",
    level: "AA",
    result: "supports",
    note: "The landing page has screenshots of the product to show how it looks; the text next to them says what they show.",
    byHand: "Every image on the site was checked.",
  },
  {
    number: "1.4.10",
    name: "Reflow",
    level: "AA",
    result: "supports",
    note: "No page or part of a page scrolls in two directions at 320 px wide (1280 px at 400%).",
    rules: ["ACC-02"],
    tests: ["apps/storybook/visual/narrow.test.ts", "apps/web/e2e/every-route.spec.ts"],
  },
  {
    number: "1.4.11",
    name: "Non-text Contrast",
    level: "AA",
    result: "supports",
    note: "Field borders, focus rings and icons have a contrast of at least 3:1 with their background.",
    tests: ["packages/ui/src/theme/contrast.test.ts"],
  },
  {
    number: "1.4.12",
    name: "Text Spacing",
    level: "AA",
    result: "supports",
    note: "With the spacing this criterion requires, nothing is cut off or covered, in every state and on every page; lecture text can be spaced even wider.",
    rules: ["ACC-01", "ACC-02"],
    axe: ["avoid-inline-spacing"],
  },
  {
    number: "1.4.13",
    name: "Content on Hover or Focus",
    level: "AA",
    result: "supports",
    note: "The text shown over a timestamp stays while the pointer is on it and closes with Escape.",
    rules: ["RDT-15"],
    byHand: "Checked by opening it with pointer and keyboard, moving away, and closing it with Escape.",
  },
  {
    number: "2.1.1",
    name: "Keyboard",
    level: "A",
    result: "supports",
    note: "A student can use every page with the keyboard alone.",
    rules: ["QAS-13", "FND-03"],
    tests: ["apps/web/e2e/keyboard.spec.ts"],
    axe: ["scrollable-region-focusable"],
  },
  {
    number: "2.1.2",
    name: "No Keyboard Trap",
    level: "A",
    result: "supports",
    note: "Dialogs and menus close with Escape and return focus.",
    rules: ["QAS-13"],
    tests: ["apps/web/e2e/keyboard.spec.ts"],
  },
  {
    number: "2.1.4",
    name: "Character Key Shortcuts",
    level: "A",
    result: "supports",
    note: "Single-key shortcuts can be turned off in Settings, and they do nothing in a field.",
    rules: ["SHL-16"],
  },
  {
    number: "2.2.1",
    name: "Timing Adjustable",
    level: "A",
    result: "partially",
    note: "No page has a time limit. A message with Undo disappears after ten seconds, which can't be adjusted; the same change can be undone in the lecture's own menu at any time.",
    rules: ["UNT-05"],
  },
  {
    number: "2.2.2",
    name: "Pause, Stop, Hide",
    level: "A",
    result: "partially",
    note: "The waiting and preparing animations run until they're done. They stop for people who turn on reduced motion; the page has no button to stop them.",
    axe: ["blink", "marquee"],
  },
  {
    number: "2.3.1",
    name: "Three Flashes or Below Threshold",
    level: "A",
    result: "supports",
    note: "Nothing flashes.",
    byHand: "Every animation in the style sheets was checked: none oscillates more than once per second.",
  },
  {
    number: "2.4.1",
    name: "Bypass Blocks",
    level: "A",
    result: "supports",
    note: "The dashboard starts with a skip link. Every page has one main landmark and one h1.",
    rules: ["SHL-01"],
    tests: ["apps/web/e2e/every-route.spec.ts"],
    axeOnRoutes: ["bypass"],
  },
  {
    number: "2.4.2",
    name: "Page Titled",
    level: "A",
    result: "supports",
    note: "Every page has a title that says what it's about.",
    tests: ["apps/web/e2e/every-route.spec.ts"],
    axeOnRoutes: ["document-title"],
  },
  {
    number: "2.4.3",
    name: "Focus Order",
    level: "A",
    result: "supports",
    note: "Focus follows reading order, stays in an open dialog, and returns to whatever opened it.",
    rules: ["QAS-13"],
    tests: ["apps/web/e2e/keyboard.spec.ts"],
  },
  {
    number: "2.4.4",
    name: "Link Purpose (In Context)",
    level: "A",
    result: "supports",
    note: "A link says where it leads; a link to a moment is described by what's said there.",
    axe: ["link-name"],
    rules: ["RDT-13"],
  },
  {
    number: "2.4.5",
    name: "Multiple Ways",
    level: "AA",
    result: "supports",
    note: "You can find pages and lectures through the sidebar, search or the command palette.",
    rules: ["SHL-02", "FND-01", "FND-03"],
  },
  {
    number: "2.4.6",
    name: "Headings and Labels",
    level: "AA",
    result: "supports",
    note: "Headings and labels name what follows.",
    rules: ["ACC-05"],
    byHand: "All headings and labels were checked in the accessibility trees of all screen states.",
  },
  {
    number: "2.4.7",
    name: "Focus Visible",
    level: "AA",
    result: "supports",
    note: "The focused element has a ring in every theme.",
    rules: ["QAS-12"],
    tests: ["apps/web/e2e/keyboard.spec.ts", "packages/ui/src/theme/contrast.test.ts"],
  },
  {
    number: "2.4.11",
    name: "Focus Not Obscured (Minimum)",
    level: "AA",
    result: "partially",
    note: "Focused elements scroll clear of the sticky bar. A message at the bottom of the window may briefly cover a control.",
    rules: ["RDT-10"],
  },
  {
    number: "2.5.1",
    name: "Pointer Gestures",
    level: "A",
    result: "supports",
    note: "No function needs a path-based or multi-finger gesture. A message that can be swiped away also disappears automatically.",
    byHand: "All pointer and touch handlers in the code were checked.",
  },
  {
    number: "2.5.2",
    name: "Pointer Cancellation",
    level: "A",
    result: "supports",
    note: "Actions happen when the pointer is released. A menu opens on press, and choosing an item waits for the release.",
    byHand: "All pointer and touch handlers in the code were checked.",
  },
  {
    number: "2.5.3",
    name: "Label in Name",
    level: "A",
    result: "supports",
    note: "A control's name includes its visible label.",
    axe: ["label-content-name-mismatch"],
  },
  {
    number: "2.5.4",
    name: "Motion Actuation",
    level: "A",
    result: "not-applicable",
    note: "Nothing is operated by moving the device.",
  },
  {
    number: "2.5.7",
    name: "Dragging Movements",
    level: "AA",
    result: "supports",
    note: "Nothing requires dragging: sliders also respond to clicks and arrow keys.",
    byHand: "All pointer and touch handlers in the code were checked.",
  },
  {
    number: "2.5.8",
    name: "Target Size (Minimum)",
    level: "AA",
    result: "supports",
    note: "Targets are at least 24 px high and wide, or are in a line of text; main actions are 44 px on touch screens. Each is measured in every state and on every page.",
    rules: ["ACC-02"],
    tests: ["packages/ui/src/recording/moment-chip/MomentChip.stories.tsx"],
  },
  {
    number: "3.1.1",
    name: "Language of Page",
    level: "A",
    result: "supports",
    note: "The interface is in English and says so.",
    axeOnRoutes: ["html-has-lang", "html-lang-valid"],
    tests: ["apps/web/e2e/every-route.spec.ts"],
  },
  {
    number: "3.1.2",
    name: "Language of Parts",
    level: "AA",
    result: "supports",
    note: "Transcripts, summaries, notes, answers, quotations and titles are marked with the lecture's language.",
    rules: ["RDT-03"],
    axe: ["valid-lang"],
  },
  {
    number: "3.2.1",
    name: "On Focus",
    level: "A",
    result: "supports",
    note: "Nothing changes when an element receives focus.",
    tests: ["apps/web/e2e/keyboard.spec.ts"],
  },
  {
    number: "3.2.2",
    name: "On Input",
    level: "A",
    result: "supports",
    note: "Making a choice changes only that setting and never opens another page. A search filters the list below it as you type and announces the number of results.",
    rules: ["FND-01", "SET-02"],
    byHand: "What fields and choices do was checked in the code: none opens another page.",
  },
  {
    number: "3.2.3",
    name: "Consistent Navigation",
    level: "AA",
    result: "supports",
    note: "The whole dashboard has the same sidebar, and the public pages have the same header and footer.",
    rules: ["SHL-02", "PUB-01"],
  },
  {
    number: "3.2.4",
    name: "Consistent Identification",
    level: "AA",
    result: "partially",
    note: "The same thing has the same name, with one exception: Premium is also called Pro.",
    rules: ["QAS-11"],
    byHand:
      "The names of all headings, links, buttons and fields were checked to make sure each thing has only one name.",
  },
  {
    number: "3.2.6",
    name: "Consistent Help",
    level: "A",
    result: "supports",
    note: "The email link is in the footer of every public page; in the dashboard, support is in Settings.",
    rules: ["PUB-05", "SET-03"],
  },
  {
    number: "3.3.1",
    name: "Error Identification",
    level: "A",
    result: "supports",
    note: "Errors are described in text next to the field.",
    rules: ["PUB-07", "REF-03", "SUP-04"],
  },
  {
    number: "3.3.2",
    name: "Labels or Instructions",
    level: "A",
    result: "supports",
    note: "Every field has a permanent label and states its limits up front.",
    rules: ["PUB-07", "FOL-02"],
    axe: ["form-field-multiple-labels"],
  },
  {
    number: "3.3.3",
    name: "Error Suggestion",
    level: "AA",
    result: "supports",
    note: "Error messages suggest a fix.",
    rules: ["PUB-07", "AUT-13", "SUP-03"],
  },
  {
    number: "3.3.4",
    name: "Error Prevention (Legal, Financial, Data)",
    level: "AA",
    result: "supports",
    note: "Deleting asks for confirmation and lists what will be deleted; moving, tagging and favoriting can be undone. Payments are made and confirmed on the payment provider's own pages.",
    rules: ["REC-06", "REC-12", "SET-04", "UNT-05"],
  },
  {
    number: "3.3.7",
    name: "Redundant Entry",
    level: "A",
    result: "supports",
    note: "Nothing is asked for twice; what you typed is kept if something fails.",
    rules: ["RDT-02", "PUB-10"],
  },
  {
    number: "3.3.8",
    name: "Accessible Authentication (Minimum)",
    level: "AA",
    result: "supports",
    note: "You log in with one click, using Google or Apple. The beta program's password can be pasted or filled in by the browser.",
    rules: ["PUB-06", "PUB-07"],
    byHand:
      "The login steps were checked in the code: none asks you to remember, copy or solve anything. If the site's operator adds a captcha, it's another company's and not part of this report.",
  },
  {
    number: "4.1.2",
    name: "Name, Role, Value",
    level: "A",
    result: "supports",
    note: "Controls are native or follow established patterns. What the browser exposes for each control, after each keystroke, is compared with a table.",
    rules: ["QAS-13", "QAS-03"],
    axe: ["button-name", "label", "link-name", "select-name", "aria-valid-attr-value", "aria-allowed-attr"],
  },
  {
    number: "4.1.3",
    name: "Status Messages",
    level: "AA",
    result: "partially",
    note: "Successes, failures and counts are announced without moving focus. What's announced in each flow is tested in the browser's accessibility tree; no one has listened to every flow with a screen reader.",
    rules: ["SHL-14", "ARR-01", "ACC-05"],
  },
];

/** Counts the criteria that apply by what proves them: tests (axe's checks are some), a person's judgement, or both. */
export function countEvidence(all: readonly Criterion[]): Readonly<Record<"tests" | "byHand" | "both", number>> {
  const counts = { tests: 0, byHand: 0, both: 0 };
  for (const { result, byHand, rules = [], tests = [], axe = [], axeOnRoutes = [] } of all) {
    if (result === "not-applicable") continue;
    const isTested = rules.length + tests.length + axe.length + axeOnRoutes.length > 0;
    if (isTested) counts[byHand === undefined ? "tests" : "both"] += 1;
    else if (byHand !== undefined) counts.byHand += 1;
  }
  return counts;
}

/** The chapters of EN 301 549 (version 3.2.1), and which of them concern a web app. */
export const en301549: readonly StandardChapter[] = [
  {
    chapter: "4",
    name: "Functional performance",
    result: "partially",
    note: "Use without sight, hearing, speech, color perception or fine motor control is covered by the criteria above. No one who relies on a screen reader, a magnifier, switches or voice control has tried it yet.",
  },
  {
    chapter: "5",
    name: "Generic requirements",
    result: "supports",
    note: "Nothing is closed to assistive technology, and nothing requires biometrics.",
  },
  {
    chapter: "6–8",
    name: "Two-way voice, video, hardware",
    result: "not-applicable",
    note: "The web app has none of these.",
  },
  { chapter: "9", name: "Web", result: "partially", note: "The WCAG 2.1 criteria are included in those above." },
  {
    chapter: "10",
    name: "Non-web documents",
    result: "partially",
    note: "Exported Word documents have headings, lists and the lecture's language (EXP-01). They weren't evaluated against each criterion.",
  },
  {
    chapter: "11",
    name: "Software",
    result: "not-applicable",
    note: "This report is about the web app. The mobile app needs its own.",
  },
  {
    chapter: "12",
    name: "Documentation and support",
    result: "supports",
    note: "This page and the FAQ are web pages like any other; support is by email.",
  },
  { chapter: "13", name: "Relay and emergency services", result: "not-applicable", note: "The web app has none." },
];

/** The chapters of the Revised Section 508 Standards, and which of them concern a web app. */
export const section508: readonly StandardChapter[] = [
  {
    chapter: "3",
    name: "Functional performance criteria",
    result: "partially",
    note: "See chapter 4 of EN 301 549.",
  },
  { chapter: "4", name: "Hardware", result: "not-applicable", note: "Not applicable: the web app isn't hardware." },
  {
    chapter: "5",
    name: "Software",
    result: "partially",
    note: "Under this chapter, a web app must meet the WCAG criteria in the table above.",
  },
  {
    chapter: "6",
    name: "Support documentation and services",
    result: "supports",
    note: "See chapter 12 of EN 301 549.",
  },
];
