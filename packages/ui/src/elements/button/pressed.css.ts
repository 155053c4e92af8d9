/** Forced colours take the background by which a button shows that it stays pressed. */
export const pressedInForcedColors = {
  "&[aria-pressed='true']": {
    forcedColorAdjust: "none",
    background: "SelectedItem",
    color: "SelectedItemText",
    borderColor: "SelectedItem",
    outlineColor: "Highlight",
  },
} as const;
