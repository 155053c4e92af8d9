import type { GeometryRule } from "@lectern/story-shots/examiners/geometry/finding";

/** A finding that a reviewer has checked and accepted. */
interface GeometryException {
  readonly rule: GeometryRule;
  /** The prefix of the stories' ids. */
  readonly stories: string;
  /** One of `geometryModes`. If left out, in every mode. */
  readonly mode?: string;
  readonly reason: string;
}

/** Accepted findings, with reasons. Any other finding fails the comparison. */
export const geometryExceptions: readonly GeometryException[] = [
  {
    rule: "orphan",
    stories: "elements-button-button--everything",
    reason: "A specimen of every look, and no part of a page: its rows end where the window does.",
  },
  {
    rule: "orphan",
    stories: "overlays-toaster-toaster--",
    reason: "The buttons that ask for toasts are the story's own, and in no page.",
  },
  {
    rule: "target-size",
    stories: "elements-button-button--everything",
    mode: "touch",
    reason: "A small main action is 40 px high with a finger; no page has one, and the toast's own is 44 px.",
  },
  {
    rule: "target-size",
    stories: "elements-link-link--",
    reason: "A link of a sentence, which the story shows without the sentence.",
  },
  {
    rule: "target-size",
    stories: "frames-dashboard-shell-dashboardshell--",
    mode: "touch",
    reason: "The link to the content is there for the keyboard, and not for a finger.",
  },
  {
    rule: "outside",
    stories: "screens-practice-session-practicesession",
    reason:
      "A session reaches over the page's own space below it, which its stories have not; the app's page is examined too.",
  },
  {
    rule: "outside",
    stories: "forms-select-select--default",
    mode: "large-text",
    reason: "The story's placeholder is longer than those of the pages, which fit.",
  },
  {
    rule: "broken-word",
    stories: "recording-markdown-markdown--hostile-text",
    mode: "large-text",
    reason: "Code that the model wrote breaks where it has to.",
  },
  {
    rule: "orphan",
    stories: "screens-folder-exam-region-examregion--no-cards",
    reason: "Three buttons without a frame need two rows on a phone.",
  },
  {
    rule: "broken-word",
    stories: "screens-folder-exam-region-examregion--long-name",
    reason: "A word of 20 letters is wider than the room beside the buttons, or than a phone with large text.",
  },
  {
    rule: "orphan",
    stories: "cards-course-end-notice-courseendnotice--",
    reason: "Three actions without a frame need two rows on a phone, as the words above them do.",
  },
  {
    rule: "orphan",
    stories: "frames-list-filter-listfilter--filtered",
    reason: "It ends a row of conditions, which wraps wherever their names end.",
  },
  {
    rule: "orphan",
    stories: "screens-folder-folderview--keeping-unit",
    reason: "An action of the page, whose longer label needs a row of its own on a phone.",
  },
  {
    rule: "orphan",
    stories: "screens-folder-key-terms-keyterms--many",
    reason: "It ends a sentence of links, which wraps wherever their titles end.",
  },
  {
    rule: "target-size",
    stories: "recording-cited-markdown-citedmarkdown--unit-table",
    mode: "text-spacing",
    reason: "A source in a sentence is a link as high as its line (WCAG 2.5.8).",
  },
  {
    rule: "broken-word",
    stories: "screens-home-homeview--premium",
    mode: "text-spacing",
    reason: "A column of three on a phone; the spaced word is a few pixels wider, and breaks instead of being cut.",
  },
  {
    rule: "target-size",
    stories: "screens-recording-recordingview--",
    mode: "text-spacing",
    reason: "A moment in a summary is a link within a sentence, as high as its line (WCAG 2.5.8).",
  },
  {
    rule: "target-size",
    stories: "frames-dashboard-shell-dashboardshell--account-menu-open",
    reason: "The open menu lies over parts of the page.",
  },
  {
    rule: "target-size",
    stories: "screens-folder-key-terms-keyterms--",
    mode: "text-spacing",
    reason: "Moments stand in lines of text, and are as high as these (WCAG 2.5.8).",
  },
  {
    rule: "target-size",
    stories: "screens-recording-recordingview--chat-not-helpful",
    mode: "zoom-200",
    reason: "The field for questions lies over the page's end, which scrolls.",
  },
  {
    rule: "target-size",
    stories: "screens-recording-chat-states--",
    mode: "zoom-200",
    reason: "Copy Conversation stands in a line of text, and is as high as this (WCAG 2.5.8).",
  },
];

/** Whether a reviewer has accepted a violation of a story. */
export const isAcceptedGeometry = (violation: string, story: string): boolean =>
  geometryExceptions.some(
    ({ rule, stories, mode }) =>
      violation.startsWith(`geometry ${rule} (${mode === undefined ? "" : `${mode}):`}`) && story.startsWith(stories),
  );
