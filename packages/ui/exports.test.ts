import { expect, it } from "vitest";
import { exportsOfManifest, exportsOfTree, missingFiles, toEntry } from "./scripts/exports.ts";

it("exports one subpath for each folder, with the same names", () => {
  expect(exportsOfManifest()).toEqual(exportsOfTree());
});

it("exports only files that exist", () => {
  expect(missingFiles(exportsOfManifest())).toEqual([]);
});

it("exports each subpath as part of the core or of the product", () => {
  expect(() => Object.keys(exportsOfManifest()).map(toEntry)).not.toThrow();
  expect(toEntry("./elements/icon/glyphs")).toBe("core");
  expect(toEntry("./screens/home")).toBe("product");
  expect(() => toEntry("./structure/tabs")).toThrow("is structure of the core, or of the product?");
});
