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

/** A chapter of another standard. */
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

const noMedia = "The web app plays no recordings: it shows their words.";

export const criteria: readonly Criterion[] = [
  {
    number: "1.1.1",
    name: "Non-text Content",
    level: "A",
    result: "supports",
    note: "Screenshots and drawings stand beside words that say the same, and are hidden from screen readers; signs that stand alone have a name.",
    axe: ["image-alt", "svg-img-alt", "role-img-alt"],
    byHand: "Each picture was looked at beside its words.",
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
    note: "Headings, lists, tables, fields and groups are marked as what they are. Every story's accessibility tree is compared with the one that was reviewed.",
    rules: ["QAS-03"],
    tests: ["apps/web/e2e/every-route.spec.ts"],
    axe: ["list", "listitem", "definition-list", "aria-required-children", "aria-required-parent", "td-headers-attr"],
  },
  {
    number: "1.3.2",
    name: "Meaningful Sequence",
    level: "A",
    result: "supports",
    note: "What is read comes in the order in which it is shown.",
    rules: ["REC-14", "ACC-05"],
    byHand: "The accessibility trees of a recording, of the library and of Settings were read from top to bottom.",
  },
  {
    number: "1.3.3",
    name: "Sensory Characteristics",
    level: "A",
    result: "supports",
    note: "No text names a control by its shape, place or colour alone.",
    byHand: "All strings of the interface were searched for words of place, shape and colour.",
  },
  {
    number: "1.3.4",
    name: "Orientation",
    level: "AA",
    result: "supports",
    note: "No page asks for one orientation, and neither does the installed app.",
    byHand: "The manifest and the style sheets were read: nothing in them locks or asks for an orientation.",
  },
  {
    number: "1.3.5",
    name: "Identify Input Purpose",
    level: "AA",
    result: "supports",
    note: "Fields for an email address and a password say so to the browser.",
    rules: ["PUB-07"],
    axe: ["autocomplete-valid"],
  },
  {
    number: "1.4.1",
    name: "Use of Color",
    level: "A",
    result: "supports",
    note: "Colour never stands alone: tags and folders have names, and links in texts are underlined.",
    axe: ["link-in-text-block"],
    byHand: "Every use of a tag's, a folder's and a state's colour was looked at in forced colours.",
  },
  {
    number: "1.4.2",
    name: "Audio Control",
    level: "A",
    result: "supports",
    note: "Nothing sounds by itself. What is read aloud on request can be paused and stopped.",
    axe: ["no-autoplay-audio"],
    rules: ["ACC-04"],
  },
  {
    number: "1.4.3",
    name: "Contrast (Minimum)",
    level: "AA",
    result: "supports",
    note: "Text stands out by 4.5 to 1 in light and dark, and by 7 to 1 for readers who ask their system or the reading settings for more contrast.",
    tests: ["packages/ui/src/theme/contrast.test.ts", "apps/web/e2e/every-route.spec.ts"],
    axe: ["color-contrast"],
  },
  {
    number: "1.4.4",
    name: "Resize Text",
    level: "AA",
    result: "supports",
    note: "Text can be twice as large in the browser's settings, and texts of lectures 240 % as large in the reading settings.",
    rules: ["ACC-01", "ACC-02"],
    tests: ["apps/storybook/visual/large-text.test.ts"],
    axeOnRoutes: ["meta-viewport"],
  },
  {
    number: "1.4.5",
    name: "Images of Text",
    level: "AA",
    result: "supports",
    note: "The landing page has screenshots of the product, which are about how it looks; the words beside them say what they show.",
    byHand: "Every image of the site was looked at.",
  },
  {
    number: "1.4.10",
    name: "Reflow",
    level: "AA",
    result: "supports",
    note: "No page and no part of one scrolls two ways in a window of 320 px, which is 1280 px at 400 %.",
    rules: ["ACC-02"],
    tests: ["apps/storybook/visual/narrow.test.ts", "apps/web/e2e/every-route.spec.ts"],
  },
  {
    number: "1.4.11",
    name: "Non-text Contrast",
    level: "AA",
    result: "supports",
    note: "Edges of fields, focus rings and signs stand out by 3 to 1 from what is behind them.",
    tests: ["packages/ui/src/theme/contrast.test.ts"],
  },
  {
    number: "1.4.12",
    name: "Text Spacing",
    level: "AA",
    result: "supports",
    note: "With the spacing that the criterion names nothing is cut or covered, in every state and on every page; the texts of lectures can be set wider still.",
    rules: ["ACC-01", "ACC-02"],
    axe: ["avoid-inline-spacing"],
  },
  {
    number: "1.4.13",
    name: "Content on Hover or Focus",
    level: "AA",
    result: "supports",
    note: "The recording's words over a time stay while the pointer is on them, and go with Escape.",
    rules: ["RDT-15"],
    byHand: "Opened by pointer and by keyboard, left and closed with Escape.",
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
    note: "Dialogs and menus close with Escape and give the focus back.",
    rules: ["QAS-13"],
    tests: ["apps/web/e2e/keyboard.spec.ts"],
  },
  {
    number: "2.1.4",
    name: "Character Key Shortcuts",
    level: "A",
    result: "supports",
    note: "Keys without a modifier can be switched off in Settings, and do nothing in a field.",
    rules: ["SHL-16"],
  },
  {
    number: "2.2.1",
    name: "Timing Adjustable",
    level: "A",
    result: "partially",
    note: "No page has a time limit. A message that offers Undo goes after ten seconds, which can't be set; the same change can be taken back in the lecture's own menu without a limit.",
    rules: ["UNT-05"],
  },
  {
    number: "2.2.2",
    name: "Pause, Stop, Hide",
    level: "A",
    result: "partially",
    note: "The sign that waits for a first lecture, and that of a lecture in preparation, move for as long as that lasts. They rest for readers who ask their system for less motion; the page has no button of its own.",
    axe: ["blink", "marquee"],
  },
  {
    number: "2.3.1",
    name: "Three Flashes or Below Threshold",
    level: "A",
    result: "supports",
    note: "Nothing flashes.",
    byHand: "Every animation of the style sheets was read: none goes to and fro more than once a second.",
  },
  {
    number: "2.4.1",
    name: "Bypass Blocks",
    level: "A",
    result: "supports",
    note: "The dashboard's first stop skips to the content. Every page has one main part and one first heading.",
    rules: ["SHL-01"],
    tests: ["apps/web/e2e/every-route.spec.ts"],
    axeOnRoutes: ["bypass"],
  },
  {
    number: "2.4.2",
    name: "Page Titled",
    level: "A",
    result: "supports",
    note: "Every page's title names what it is about.",
    tests: ["apps/web/e2e/every-route.spec.ts"],
    axeOnRoutes: ["document-title"],
  },
  {
    number: "2.4.3",
    name: "Focus Order",
    level: "A",
    result: "supports",
    note: "The focus goes in the order of reading, stays in an open dialog, and returns to what opened it.",
    rules: ["QAS-13"],
    tests: ["apps/web/e2e/keyboard.spec.ts"],
  },
  {
    number: "2.4.4",
    name: "Link Purpose (In Context)",
    level: "A",
    result: "supports",
    note: "A link says where it leads; the link to a moment has the words that are said there as its description.",
    axe: ["link-name"],
    rules: ["RDT-13"],
  },
  {
    number: "2.4.5",
    name: "Multiple Ways",
    level: "AA",
    result: "supports",
    note: "Pages and lectures are found by the sidebar, by the search of everything said, and by the command palette.",
    rules: ["SHL-02", "FND-01", "FND-03"],
  },
  {
    number: "2.4.6",
    name: "Headings and Labels",
    level: "AA",
    result: "supports",
    note: "Headings and labels name what follows.",
    rules: ["ACC-05"],
    byHand: "All headings and labels were read in the accessibility trees of the stories.",
  },
  {
    number: "2.4.7",
    name: "Focus Visible",
    level: "AA",
    result: "supports",
    note: "What has the focus has a ring, in every theme.",
    rules: ["QAS-12"],
    tests: ["apps/web/e2e/keyboard.spec.ts", "packages/ui/src/theme/contrast.test.ts"],
  },
  {
    number: "2.4.11",
    name: "Focus Not Obscured (Minimum)",
    level: "AA",
    result: "partially",
    note: "What has the focus is scrolled to below the bar that sticks. A message at the window's end may lie on a control for the seconds that it stays.",
    rules: ["RDT-10"],
  },
  {
    number: "2.5.1",
    name: "Pointer Gestures",
    level: "A",
    result: "supports",
    note: "No function needs a path or two fingers. A message that can be swiped away goes by itself.",
    byHand: "All handlers of pointers and touches in the code were read.",
  },
  {
    number: "2.5.2",
    name: "Pointer Cancellation",
    level: "A",
    result: "supports",
    note: "Functions start when the pointer is let go. A menu opens when it is pressed, and choosing in it waits for the release.",
    byHand: "All handlers of pointers and touches in the code were read.",
  },
  {
    number: "2.5.3",
    name: "Label in Name",
    level: "A",
    result: "supports",
    note: "A control's name holds the words that it shows.",
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
    note: "Nothing has to be dragged: sliders take presses and arrow keys.",
    byHand: "All handlers of pointers and touches in the code were read.",
  },
  {
    number: "2.5.8",
    name: "Target Size (Minimum)",
    level: "AA",
    result: "supports",
    note: "Targets are at least 24 px high and wide, or stand in a line of text; main actions are 44 px with a finger. Each is measured in every state and on every page.",
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
    note: "Transcripts, summaries, notes, answers, quotations and titles carry the lecture's language.",
    rules: ["RDT-03"],
    axe: ["valid-lang"],
  },
  {
    number: "3.2.1",
    name: "On Focus",
    level: "A",
    result: "supports",
    note: "Nothing changes because something takes the focus.",
    tests: ["apps/web/e2e/keyboard.spec.ts"],
  },
  {
    number: "3.2.2",
    name: "On Input",
    level: "A",
    result: "supports",
    note: "A choice changes what it names and leads to no other page. A search narrows the list below it while it is typed, and says how many are left.",
    rules: ["FND-01", "SET-02"],
    byHand: "What fields and choices do was read in the code: none opens another page.",
  },
  {
    number: "3.2.3",
    name: "Consistent Navigation",
    level: "AA",
    result: "supports",
    note: "One sidebar serves the whole dashboard, one bar and one footer the public pages.",
    rules: ["SHL-02", "PUB-01"],
  },
  {
    number: "3.2.4",
    name: "Consistent Identification",
    level: "AA",
    result: "partially",
    note: "The same thing has the same words, but for one: the sidebar's Reviews leads to the page Study Guides.",
    rules: ["QAS-11"],
    byHand: "The names of all headings, links, buttons and fields were read for two names of one thing.",
  },
  {
    number: "3.2.6",
    name: "Consistent Help",
    level: "A",
    result: "supports",
    note: "The mail link stands in the footer of each public page; in the dashboard, support is in Settings.",
    rules: ["PUB-05", "SET-03"],
  },
  {
    number: "3.3.1",
    name: "Error Identification",
    level: "A",
    result: "supports",
    note: "What is wrong in a field stands at the field, in words.",
    rules: ["PUB-07", "REF-03", "SUP-04"],
  },
  {
    number: "3.3.2",
    name: "Labels or Instructions",
    level: "A",
    result: "supports",
    note: "Every field has a label that stays, and says its bounds before they are broken.",
    rules: ["PUB-07", "FOL-02"],
    axe: ["form-field-multiple-labels"],
  },
  {
    number: "3.3.3",
    name: "Error Suggestion",
    level: "AA",
    result: "supports",
    note: "An error says what would be right.",
    rules: ["PUB-07", "AUT-13", "SUP-03"],
  },
  {
    number: "3.3.4",
    name: "Error Prevention (Legal, Financial, Data)",
    level: "AA",
    result: "supports",
    note: "Deleting asks first and names what goes; moving, tagging and starring can be undone. Payments are made and confirmed on the payment provider's own pages.",
    rules: ["REC-06", "REC-12", "SET-04", "UNT-05"],
  },
  {
    number: "3.3.7",
    name: "Redundant Entry",
    level: "A",
    result: "supports",
    note: "Nothing is asked for twice; what was typed stays after a failure.",
    rules: ["RDT-02", "PUB-10"],
  },
  {
    number: "3.3.8",
    name: "Accessible Authentication (Minimum)",
    level: "AA",
    result: "supports",
    note: "Signing in is one press, with Google or Apple. The password of the beta program can be pasted and filled in by the browser.",
    rules: ["PUB-06", "PUB-07"],
    byHand:
      "The steps of signing in were read in the code: none asks to remember, copy or solve something. Where the site's operator adds a captcha, it is another company's and not part of this report.",
  },
  {
    number: "4.1.2",
    name: "Name, Role, Value",
    level: "A",
    result: "supports",
    note: "Controls are native or follow the established patterns. What the browser tells of each, after each key, is compared with a table.",
    rules: ["QAS-13", "QAS-03"],
    axe: ["button-name", "label", "link-name", "select-name", "aria-valid-attr-value", "aria-allowed-attr"],
  },
  {
    number: "4.1.3",
    name: "Status Messages",
    level: "AA",
    result: "partially",
    note: "Successes, failures and counts are announced without taking the focus. What is announced in each flow is tested in the browser's accessibility tree; no one has listened to every flow with a screen reader.",
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
    note: "Use without sight, hearing, speech, colours or fine movements follows from the criteria above. No one who depends on a screen reader, a magnifier, switches or voice control has tried it yet.",
  },
  {
    chapter: "5",
    name: "Generic requirements",
    result: "supports",
    note: "Nothing is closed to assistive technology, and nothing is operated or identified by the body.",
  },
  {
    chapter: "6–8",
    name: "Two-way voice, video, hardware",
    result: "not-applicable",
    note: "The web app has none of them.",
  },
  { chapter: "9", name: "Web", result: "partially", note: "The criteria of WCAG 2.1 are among those above." },
  {
    chapter: "10",
    name: "Non-web documents",
    result: "partially",
    note: "Exported Word documents have headings, lists and the lecture's language (EXP-01). They were not examined by the criteria one by one.",
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
    note: "This page and the questions and answers are web pages like the others; support is by mail.",
  },
  { chapter: "13", name: "Relay and emergency services", result: "not-applicable", note: "The web app has none." },
];

/** The chapters of the Revised Section 508 Standards, and which of them concern a web app. */
export const section508: readonly StandardChapter[] = [
  {
    chapter: "3",
    name: "Functional performance criteria",
    result: "partially",
    note: "As chapter 4 of EN 301 549.",
  },
  { chapter: "4", name: "Hardware", result: "not-applicable", note: "The web app is none." },
  {
    chapter: "5",
    name: "Software",
    result: "partially",
    note: "Of this chapter a web app has to meet the criteria of WCAG, by the table above.",
  },
  {
    chapter: "6",
    name: "Support documentation and services",
    result: "supports",
    note: "As chapter 12 of EN 301 549.",
  },
];
