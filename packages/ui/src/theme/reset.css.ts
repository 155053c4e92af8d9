import { globalStyle } from "@vanilla-extract/css";
import { family, vars } from "./contract.css.ts";
import { focusRing } from "./mixins.ts";

// `:where` has no specificity, so that any class overrides it.
globalStyle(":where(*, *::before, *::after)", { boxSizing: "border-box" });
globalStyle(":where(body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, pre)", { margin: 0 });
globalStyle(":where(ul, ol)[role='list'], :where(ul[class], ol[class])", { padding: 0, listStyle: "none" });
globalStyle(":where(html)", {
  fontFamily: family.interface,
  fontSize: "100%",
  lineHeight: 1.5,
  color: vars.text.primary,
  background: vars.surface.canvas,
  textSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
  textRendering: "optimizeLegibility",
  scrollbarColor: `${vars.border.strong} transparent`,
});
globalStyle(":where(body)", {
  minHeight: "100dvh",
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.leading,
  // Inherited, so that a part can balance its lines instead.
  textWrap: "pretty",
});
globalStyle(":where(button, input, textarea, select)", { font: "inherit", color: "inherit", margin: 0 });
globalStyle(":where(button)", { background: "none", border: 0, padding: 0, cursor: "pointer" });
globalStyle(":where(img, svg)", { display: "block", maxInlineSize: "100%" });
globalStyle(":where(a)", { color: "inherit" });
globalStyle(":where([hidden])", { display: "none !important" });
globalStyle("::selection", { background: vars.highlight.mark, color: vars.highlight.on });

// One focus ring for all elements: an ink line on a highlighter stroke.
globalStyle(":where(:focus-visible)", {
  ...focusRing,
  borderRadius: vars.radius.small,
});
// Interactive elements and notifications are not printed.
globalStyle("button, input, select, textarea, [role='toolbar'], [role='search'], [data-sonner-toaster]", {
  "@media": { print: { display: "none !important" } },
});
globalStyle(":where([tabindex='-1']:focus-visible)", { outline: "none", boxShadow: "none" });
