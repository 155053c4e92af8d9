import { expect, test } from "vitest";
import { paths } from "../../paths.ts";
import { getBackLink, rememberList } from "./back-link.ts";

const favorites = { href: `${paths.favorites}?q=bio`, title: "Favorites" };

test("REC-15 the back link leads to all recordings until a list was opened", () => {
  expect(getBackLink("maya")).toEqual({ href: paths.recordings, title: "Recordings" });
});

test("REC-15 the back link leads to the last list, with its search", () => {
  rememberList("maya", { href: paths.recordings, title: "Recordings" });
  rememberList("maya", favorites);
  expect(getBackLink("maya")).toEqual(favorites);
});

test("REC-15 another student's back link doesn't know the previous student's list", () => {
  rememberList("maya", favorites);
  expect(getBackLink("noah")).toEqual({ href: paths.recordings, title: "Recordings" });
});
