import { addFolder } from "@lectern/ui/elements/icon/glyphs";
import { expect, it, vi } from "vitest";
import { createPageCommands, type PageCommand } from "./page-commands.ts";
import { findSearchTarget } from "./page-search.ts";

const command = (id: string, change: Partial<PageCommand> = {}): PageCommand => ({
  id,
  label: id,
  glyph: addFolder,
  run: () => undefined,
  ...change,
});

it("FND-03 lists the offered commands in order, and none of a page that was left", () => {
  const commands = createPageCommands();
  const leave = commands.offer(1, [command("new-folder")]);
  commands.offer(2, [command("export"), command("print")]);
  expect(commands.list().map(({ id }) => id)).toEqual(["new-folder", "export", "print"]);
  leave();
  expect(commands.list().map(({ id }) => id)).toEqual(["export", "print"]);
});

it("FND-03 keeps the order of commands that change, or whose code loads late", () => {
  const commands = createPageCommands();
  const [page, part] = [commands.takePlace(), commands.takePlace()];
  commands.offer(part, [command("make-card")]);
  const change = commands.offer(page, [command("edit-title", { isEnabled: false })]);
  change();
  commands.offer(page, [command("edit-title")]);
  expect(commands.list().map(({ id }) => id)).toEqual(["edit-title", "make-card"]);
});

it("FND-03 leaves out a command while it is disabled", () => {
  const commands = createPageCommands();
  const leave = commands.offer(1, [command("edit-title", { isEnabled: false })]);
  expect(commands.list()).toEqual([]);
  leave();
  commands.offer(1, [command("edit-title", { isEnabled: true })]);
  expect(commands.list()).toHaveLength(1);
});

it("FND-03 notifies the palette of every change, and returns the same list in between", () => {
  const commands = createPageCommands();
  const listener = vi.fn<() => void>();
  const stop = commands.subscribe(listener);
  const leave = commands.offer(1, [command("new-folder")]);
  expect(commands.list()).toBe(commands.list());
  leave();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  commands.offer(1, [command("new-folder")]);
  expect(listener).toHaveBeenCalledTimes(2);
});

it("SHL-16 / runs the search that the page offers, otherwise focuses the page's field, otherwise searches everything", () => {
  const offered = [command("edit-title"), command("find", { isSearch: true })];
  const field = {} as HTMLInputElement;
  expect(findSearchTarget(offered, () => field)).toEqual({ kind: "command", command: offered[1] });
  expect(findSearchTarget([command("edit-title")], () => field)).toEqual({ kind: "field", field });
  expect(findSearchTarget([], () => undefined)).toEqual({ kind: "everything" });
});
