/** Toasts about lectures kept on this device (OFF-01). */
export const keepingCopy = {
  offer: "This device can keep your lectures, to read without a network.",
  settings: "Settings",
  full: "This device has no room to keep more lectures",
  unitIncomplete: "Not all lectures could be kept. Those that were stay.",
  incomplete: "This lecture could not be kept as a whole",
} as const;
