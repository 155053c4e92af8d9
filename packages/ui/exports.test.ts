import { expect, it } from "vitest";
import { exportsOfManifest, exportsOfTree, missingFiles } from "./scripts/exports.ts";

it("exports one subpath a thing, the same words as the folder tree", () => {
  expect(exportsOfManifest()).toEqual(exportsOfTree());
});

it("exports nothing that is not there", () => {
  expect(missingFiles(exportsOfManifest())).toEqual([]);
});
