/** OFF-03: why a request failed without a network. */
export const NEEDS_NETWORK = "You're offline.";
/** OFF-03: of a write that the student can make again. */
export const NOTHING_CHANGED = "You're offline, so nothing was changed. Connect to the internet and try again.";
/** COR-03: of a title, a folder's or a card's text, or a tag. */
export const CHANGED_ELSEWHERE =
  "This was changed in another tab or on another device. You're seeing the latest; save again to replace it.";
/** COR-03: why written notes weren't stored. The page shows the other ones, before the student saves over them. */
export const NOTES_CHANGED_ELSEWHERE =
  "These notes were changed in another tab or on another device. Save Again replaces that version.";
