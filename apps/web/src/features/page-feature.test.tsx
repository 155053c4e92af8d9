import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type PageFeature, usePageFeatures } from "./page-feature.ts";

const features: readonly PageFeature[] = [
  { actions: <button>Tags</button>, overlays: <dialog /> },
  { bars: <footer />, actions: undefined },
  { actions: <button>Export</button> },
];

function Page() {
  const { actions, bars, overlays } = usePageFeatures(features);
  return (
    <>
      <header>{actions}</header>
      {bars}
      {overlays}
    </>
  );
}

test("the parts of a page's features are drawn in the order of the list", () => {
  expect(renderToStaticMarkup(<Page />)).toBe(
    "<header><button>Tags</button><button>Export</button></header><footer></footer><dialog></dialog>",
  );
});
