/** Toasts about lectures kept on this device (OFF-01). */
export const keepingCopy = {
  offer: "You can save lectures to this device to read offline.",
  settings: "Settings",
  full: "This device has no room to keep more lectures",
  unitIncomplete: "Not all lectures could be kept. Those that were stay.",
  incomplete: "This lecture could not be kept as a whole",
} as const;
