/** Toasts about lectures kept on this device (OFF-01). */
export const keepingCopy = {
  offer: "You can save lectures to this device to read offline.",
  settings: "Settings",
  full: "There's no space on this device to save more lectures",
  unitIncomplete: "Couldn't save every lecture offline. The ones that were saved stay.",
  incomplete: "Couldn't save the whole lecture offline",
} as const;
