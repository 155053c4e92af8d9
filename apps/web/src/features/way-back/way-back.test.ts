import { expect, test } from "vitest";
import { paths } from "../../paths.ts";
import { getWayBack, rememberList } from "./way-back.ts";

const favorites = { href: `${paths.favorites}?q=bio`, title: "Favorites" };

test("REC-15 the way back leads to the recordings before any list was open", () => {
  expect(getWayBack("maya")).toEqual({ href: paths.recordings, title: "Recordings" });
});

test("REC-15 the way back leads to the last list, with its search", () => {
  rememberList("maya", { href: paths.recordings, title: "Recordings" });
  rememberList("maya", favorites);
  expect(getWayBack("maya")).toEqual(favorites);
});

test("REC-15 another student's way back knows nothing of the one before", () => {
  rememberList("maya", favorites);
  expect(getWayBack("noah")).toEqual({ href: paths.recordings, title: "Recordings" });
});
