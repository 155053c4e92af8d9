import { globalStyle, style } from "@vanilla-extract/css";
import { family, largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";
import { readerGap, readerText, readerWidth } from "../../theme/reading/reader-text.ts";

/** A page for long reading: a serif at 19 px, 65 characters in a line, generous line height. */
export const prose = style({
  maxInlineSize: readerWidth(vars.size.measure),
  ...readerText(vars.type.reading.size, vars.type.reading.leading),
  color: vars.text.primary,
  overflowWrap: "break-word",
  hangingPunctuation: "first",
  textWrap: "pretty",
  "@media": { "(max-width: 40em)": readerText("1.125rem", "1.875rem") },
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(",")
      .map((part) => `${prose} ${part.trim()}`)
      .join(", "),
    rule,
  );

inside("> * + *", { marginBlockStart: readerGap("1em") });
inside("h1, h2, h3, h4, h5, h6", {
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: "-0.012em",
  textWrap: "balance",
  breakAfter: "avoid",
  // The ink of a heading that begins a page would show at the foot of the one before.
  "@media": { print: { paddingBlockStart: "0.3em" } },
});
// Clearly smaller than the page's title, which is 26 px on a phone and 32 px elsewhere.
inside("h2", { fontSize: "1.25em" });
inside("h3", { fontSize: "1.1em" });
inside("h4, h5, h6", { fontSize: "1em" });
inside("> :is(h1, h2, h3, h4, h5, h6):not(:first-child)", { marginBlockStart: "1.7em" });
inside("> :is(h1, h2, h3, h4, h5, h6) + *", { marginBlockStart: "0.5em" });
inside("ul, ol", { paddingInlineStart: "1.35em" });
// Not the browser's own marks: within a conversation's list those are of an inner list.
inside("ul", { listStyle: "disc" });
inside("ul ul", { listStyle: "circle" });
inside("ol", { listStyle: "decimal" });
inside("li + li, li > :is(ul, ol)", { marginBlockStart: readerGap("0.4em") });
// A point in another direction than its list has its mark on the other side.
inside("[dir=rtl] > li[dir=ltr], [dir=ltr] > li[dir=rtl]", { marginInlineStart: "1.35em" });
inside("li", { breakInside: "avoid" });
inside("li::marker", { color: vars.text.muted });
inside("a", { color: vars.text.link, textUnderlineOffset: "0.18em", textDecorationThickness: "1px" });
inside("strong", { fontWeight: 650 });
inside("blockquote", {
  paddingInlineStart: "1.1em",
  borderInlineStart: `4px solid ${vars.highlight.mark}`,
  color: vars.text.secondary,
  fontStyle: "italic",
});
inside("hr", { border: 0, borderBlockStart: `1px solid ${vars.border.subtle}` });
inside("code", {
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSize: "0.8em",
  padding: "0.12em 0.36em",
  borderRadius: vars.radius.small,
  background: vars.surface.sunken,
  border: `1px solid ${vars.border.subtle}`,
});
inside("pre", {
  padding: vars.space.m,
  overflowX: "auto",
  lineHeight: 1.5,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  border: `1px solid ${vars.border.subtle}`,
});
inside("pre code", { padding: 0, border: 0, background: "none" });
inside("table", {
  display: "block",
  overflowX: "auto",
  borderCollapse: "collapse",
  fontFamily: family.interface,
  ...sized("body"),
});
inside("th, td", {
  textAlign: "start",
  verticalAlign: "top",
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.xs} 0`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
inside("th", { fontWeight: 600, borderBlockEndColor: vars.border.strong });
inside("input[type='checkbox']", { accentColor: vars.ink.fill, marginInlineEnd: "0.5em" });
inside(".task-list-item", { listStyle: "none" });

// What goes beyond the lecture (TUT-03) is no quotation: a panel of its own, set apart from what was said.
inside("blockquote[data-beyond]", {
  padding: vars.space.m,
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  fontStyle: "normal",
});
inside("blockquote[data-beyond] > p:first-child > strong:first-child", {
  fontFamily: family.interface,
  fontSize: vars.type.label.size,
});
/** A citation and the end of its sentence, in one line. */
export const bound = style({ whiteSpace: "nowrap", "@media": { [largeTextOnPhone]: { whiteSpace: "normal" } } });

/** Behind a citation whose line doesn't say what the sentence says (TUT-05). */
export const doubt = style({
  fontFamily: family.interface,
  fontSize: vars.type.caption.size,
  paddingInline: vars.space.xxs,
  marginInlineStart: vars.space.xxs,
  // Apart from the sentence's own signs.
  border: `1px solid ${vars.tone.critical.border}`,
  borderRadius: vars.radius.small,
  boxDecorationBreak: "clone",
  whiteSpace: "normal",
  color: vars.tone.critical.text,
});
