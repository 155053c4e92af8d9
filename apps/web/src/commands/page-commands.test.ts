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

it("FND-03 lists what is offered in order, and nothing of a page that has left", () => {
  const commands = createPageCommands();
  const leave = commands.offer(1, [command("new-folder")]);
  commands.offer(2, [command("export"), command("print")]);
  expect(commands.list().map(({ id }) => id)).toEqual(["new-folder", "export", "print"]);
  leave();
  expect(commands.list().map(({ id }) => id)).toEqual(["export", "print"]);
});

it("FND-03 keeps the place of commands that change, and of those whose code came late", () => {
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

it("FND-03 tells the palette of every change, with the same list in between", () => {
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

it("SHL-16 / runs the search that the page offers, else focuses the page's field, else searches everything", () => {
  const offered = [command("edit-title"), command("find", { isSearch: true })];
  const field = {} as HTMLInputElement;
  expect(findSearchTarget(offered, () => field)).toEqual({ kind: "command", command: offered[1] });
  expect(findSearchTarget([command("edit-title")], () => field)).toEqual({ kind: "field", field });
  expect(findSearchTarget([], () => undefined)).toEqual({ kind: "everything" });
});
