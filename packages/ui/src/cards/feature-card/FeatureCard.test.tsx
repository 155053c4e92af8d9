import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FeatureCard } from "./FeatureCard.tsx";

const render = (imageUrl: string) =>
  renderToStaticMarkup(
    <FeatureCard title="Live Recording" description="Press record." imageUrl={imageUrl} drawing={<svg />} />,
  );

it("PUB-03 shows the drawing of a card without an image", () => {
  expect(render("")).toContain("<svg");
  expect(render("")).not.toContain("<img");
});

it("PUB-03 shows a card's image in place of the drawing", () => {
  expect(render("/screenshots/live.webp")).toContain('src="/screenshots/live.webp"');
  expect(render("/screenshots/live.webp")).not.toContain("<svg");
});
