import { globalStyle, style } from "@vanilla-extract/css";
import {
  block,
  chapterHeading,
  cited,
  moment,
  plainText,
  speaker,
  transcript,
  words,
} from "../../recording/transcript/Transcript.css.ts";
import { vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";
import { pane, withChapters } from "./RecordingView.css.ts";

export const title = style({
  flex: "none",
  paddingBlockEnd: vars.space.s,
  ...sized("caption"),
  fontWeight: 600,
  color: vars.text.muted,
});

/**
 * The text starts at the line beside it. The space at its sides is for highlights and focus rings, which a scroll
 * container would clip.
 */
export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  scrollbarGutter: "stable",
  scrollbarWidth: "thin",
  scrollbarColor: `${vars.border.strong} transparent`,
  padding: vars.space.xs,
  paddingBlockEnd: vars.space.xl,
  margin: `0 calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.control,
});

const inPane = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${pane} ${selector}`, rule);

const markRoom = "0.375rem";

inPane(withChapters, { display: "block" });
// A narrow column: smaller text, with each time above its line so that the text has the full width.
for (const lines of [transcript, block])
  inPane(lines, {
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: vars.space.xs,
    maxInlineSize: "none",
    // Leaves room for the highlight, which a block would clip.
    paddingInline: markRoom,
    marginInline: `calc(-1 * ${markRoom})`,
  });
inPane(moment, { textAlign: "start", lineHeight: vars.type.caption.leading });
inPane(`* + ${moment}`, { marginBlockStart: vars.space.s });
inPane(speaker, { lineHeight: vars.type.label.leading, paddingBlockEnd: vars.space.xxs });
inPane(chapterHeading, { ...sized("lead") });
for (const text of [words, cited, plainText]) inPane(text, { ...sized("lead") });
