import { expect, test } from "vitest";
import { createFakeStorage } from "@lectern/data/testing/fake-storage";
import { createDrafts } from "./drafts.ts";

test("OFF-03 keeps a field's value for its user and its subject alone", () => {
  const tab = createFakeStorage();
  const folder = createDrafts(tab, { userId: "maya", subject: "folder 1" });
  folder.write("name", "Optics");
  folder.write("exam", { date: "2026-12-12" });
  expect([folder.read("name"), folder.read("exam")]).toEqual(["Optics", { date: "2026-12-12" }]);
  expect(createDrafts(tab, { userId: "maya", subject: "folder 2" }).read("name")).toBeUndefined();
  expect(createDrafts(tab, { userId: "ben", subject: "folder 1" }).read("name")).toBeUndefined();
});

test("OFF-03 leaves nothing of a subject that is forgotten, and others as they are", () => {
  const tab = createFakeStorage();
  const [one, eleven] = [
    createDrafts(tab, { userId: "maya", subject: "folder 1" }),
    createDrafts(tab, { userId: "maya", subject: "folder 11" }),
  ];
  one.write("name", "Optics");
  eleven.write("name", "Waves");
  one.forget();
  expect([one.read("name"), eleven.read("name")]).toEqual([undefined, "Waves"]);
  eleven.write("name", undefined);
  expect(tab.values).toEqual(new Map());
});

test.each(["no JSON", "null", "[]", '"text"'])("OFF-03 begins without drafts where %s is stored", (stored) => {
  const tab = createFakeStorage({ "lectern-drafts-maya": stored });
  const drafts = createDrafts(tab, { userId: "maya", subject: "folder" });
  expect(drafts.read("name")).toBeUndefined();
  drafts.write("name", "Optics");
  expect(drafts.read("name")).toBe("Optics");
});
