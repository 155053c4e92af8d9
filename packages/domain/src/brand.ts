/**
 * Names, addresses and links of the product. The specification leaves its own name and addresses open.
 */
export const brand = {
  name: "Lectern",
  tagline: "Every lecture, written down.",
  supportEmail: "support@lectern.example",
  /** One listing serves iOS, Android, macOS and Windows (docs/product.md#calls-to-the-backend). */
  storeUrl: "https://apps.apple.com/us/app/lectern/id0000000000",
  siteUrl: "https://lectern.example",
  social: {
    instagram: "https://www.instagram.com/lectern",
    tiktok: "https://www.tiktok.com/@lectern",
    x: "https://x.com/lectern",
  },
  copyrightYear: 2025,
  legalEffectiveDate: "August 9, 2025",
  appVersion: "1.2.0",
  platformName: "Web",
} as const;
