import { expect, test } from "vitest";
import { toNewFolder } from "./use-create-folder.ts";

const fields = { name: "Biology", description: "Lab on Fridays", color: "#3B82F6" };
let made = 0;
const createId = () => `id-${(made += 1)}`;

test("FOL-02 sending a folder again after a failure keeps its id", () => {
  const failed = toNewFolder(fields, undefined, createId);
  expect(failed).toMatchObject(fields);
  expect(toNewFolder({ ...fields }, failed, createId)).toBe(failed);
});

test.each([{ name: "Biology 2" }, { description: "" }, { color: "#ff0000" }])(
  "FOL-02 sending a folder with %j after a failure uses another id",
  (change) => {
    const failed = toNewFolder(fields, undefined, createId);
    const next = toNewFolder({ ...fields, ...change }, failed, createId);
    expect(next).toMatchObject({ ...fields, ...change });
    expect(next.id).not.toBe(failed.id);
  },
);
