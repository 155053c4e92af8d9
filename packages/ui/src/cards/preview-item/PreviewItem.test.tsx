import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PreviewItem } from "./PreviewItem.tsx";

const drawn = (imageUrl: string) =>
  renderToStaticMarkup(
    <PreviewItem title="Your library" description="Every lecture." imageUrl={imageUrl} side="start" />,
  );

it("PUB-04 an item without an image says that the screenshot is coming", () => {
  expect(drawn("")).toContain("Screenshot coming soon");
  expect(drawn("")).not.toContain("<img");
});

it("PUB-04 an item shows its image", () => {
  expect(drawn("/screenshots/library.webp")).toContain('src="/screenshots/library.webp"');
  expect(drawn("/screenshots/library.webp")).not.toContain("coming soon");
});
