import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { focusRing, inRow, raised, sized, stacked } from "../../theme/mixins.ts";

export const picker = style(stacked("xs"));

export const zone = style({
  position: "relative",
  ...inRow("xs"),
  justifyContent: "center",
  flexWrap: "wrap",
  minBlockSize: "4.5rem",
  padding: vars.space.m,
  border: `1.5px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  fontWeight: 560,
  textAlign: "center",
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { background: vars.surface.hover, color: vars.text.primary },
    "&:has(:disabled)": { opacity: 0.5, pointerEvents: "none" },
    "&:has(:focus-visible)": focusRing,
  },
});

export const input = style({ position: "absolute", inset: 0, inlineSize: "100%", opacity: 0, cursor: "pointer" });

export const previews = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7.5rem, 1fr))",
  gap: vars.space.s,
});

export const preview = style({ ...stacked("xxs"), minInlineSize: 0 });

export const thumbnail = style({
  position: "relative",
  aspectRatio: "4 / 3",
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  overflow: "hidden",
});
export const image = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const remove = style({
  position: "absolute",
  insetBlockStart: vars.space.xxs,
  insetInlineEnd: vars.space.xxs,
  ...raised("control"),
});

export const fileName = style({
  ...sized("caption"),
  color: vars.text.muted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
