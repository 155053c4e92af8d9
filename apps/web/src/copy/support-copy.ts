import { brand } from "@lectern/domain/brand";

/** Toasts of the three mail forms (SUP-03, SUP-04). */
export const supportCopy = {
  opened: "Email client opened",
  notOpened: `Could not open email client. Please email us directly at ${brand.supportEmail}`,
  wholeText: { copied: "Message copied", failed: "Error copying the message" },
  imageAdded: "Image added",
  imageRemoved: "Image removed",
  imageRefused: {
    "too-many": "Maximum 3 images allowed",
    "not-an-image": "Please select an image file",
  },
} as const;
