import { expect, it } from "vitest";
import { featureItems, previewItems, reasonItems } from "./landing-items.ts";

it.each([
  ["PUB-03 feature cards", featureItems],
  ["PUB-04 preview items", previewItems],
  ["reasons", reasonItems],
])("%s have the form {id, title, description, imageUrl}", (_what, items) => {
  for (const item of items) {
    expect(Object.keys(item).toSorted()).toEqual(["description", "id", "imageUrl", "title"]);
    expect(item.title).not.toBe("");
    expect(item.description).not.toBe("");
  }
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});
