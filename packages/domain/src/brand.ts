/** Names, addresses and links of the product. The specification leaves the product's own name and addresses open. */
export const brand = {
  name: "Lectern",
  tagline: "Every lecture, written down.",
  supportEmail: "support@lectern.example",
  /** One store page serves iOS, Android, macOS and Windows (docs/product.md#calls-to-the-backend). */
  storeUrl: "https://apps.apple.com/us/app/lectern/id0000000000",
  siteUrl: "https://lectern.example",
  /** Addresses of our own domain that redirect to the social networks: a handle there may belong to a stranger. */
  social: {
    instagram: "https://lectern.example/instagram",
    tiktok: "https://lectern.example/tiktok",
    x: "https://lectern.example/x",
  },
  copyrightYear: 2025,
  legalEffectiveDate: "August 9, 2025",
  appVersion: "1.2.0",
  platformName: "Web",
} as const;
