import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import { featureItems, LandingView, previewItems, reasonItems } from "@lectern/ui/screens/landing";
import { paths } from "../../paths.ts";
import { sellsPlans } from "../../platform/sells-plans.ts";
import { frame } from "../public-frame.ts";
import { staticDocument } from "../static-document.ts";

/** Returns the `srcset` of a screenshot that `npm run screenshots --workspace @lectern/web` takes. */
const toSourceSet = (name: string) => `/screenshots/${name}-640.webp 640w, /screenshots/${name}-1280.webp 1280w`;

const withScreenshot = <Item extends object>(item: Item, name: string) => ({
  ...item,
  imageUrl: `/screenshots/${name}-light-1280.webp`,
  imageSet: { light: toSourceSet(`${name}-light`), dark: toSourceSet(`${name}-dark`) },
});

const reasons = reasonItems.map((item) => withScreenshot(item, `reason-${item.id}`));

const previews = previewItems.map((item) => withScreenshot(item, item.id));

// The phone records, so this feature has a drawing instead of a screenshot.
const features = featureItems.map((item) =>
  item.id === "recording" ? item : withScreenshot(item, `feature-${item.id}`),
);

export const toDocument = staticDocument({
  title: `${brand.name} · ${brand.tagline}`,
  description:
    "Record lectures on your phone. Lectern transcribes and summarizes them, answers your questions and writes your notes.",
  element: (
    <LandingView
      {...frame}
      paths={sellsPlans ? paths : { ...paths, pricing: undefined }}
      reasons={reasons}
      features={features}
      previews={previews}
    />
  ),
  facts: {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: brand.name,
    description: brand.tagline,
    url: brand.siteUrl,
    applicationCategory: "EducationalApplication",
    operatingSystem: "iOS",
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    publisher: {
      "@type": "Organization",
      name: brand.name,
      url: brand.siteUrl,
      logo: `${brand.siteUrl}/icon-512.png`,
      email: brand.supportEmail,
      sameAs: Object.values(brand.social),
    },
  },
});
