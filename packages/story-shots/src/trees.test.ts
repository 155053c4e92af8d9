import { expect, it } from "vitest";
import { type AxNode, parseTrees, printTree, printTrees } from "./trees.ts";

const node = (nodeId: string, role: string, name: string, rest: Partial<AxNode> = {}): AxNode => ({
  nodeId,
  ignored: false,
  role: { value: role },
  name: { value: name },
  ...rest,
});
const flag = (name: string, value: unknown) => ({ name, value: { value } });

it("QAS-03 ACC-05 a tree has roles, names, levels and states, indented by depth", () => {
  const nodes = [
    node("1", "RootWebArea", "Storybook", { childIds: ["2"] }),
    node("2", "main", "", { childIds: ["3", "4", "5"] }),
    node("3", "heading", "Recordings", { properties: [flag("level", 2)], childIds: ["6"] }),
    node("4", "button", "Favorite", { properties: [flag("pressed", "false"), flag("disabled", false)] }),
    node("5", "textbox", "Title", { value: { value: "Osmosis" }, properties: [flag("required", true)] }),
    node("6", "StaticText", "Recordings"),
  ];
  expect(printTree(nodes).split("\n")).toEqual([
    "main",
    '  heading "Recordings" level=2',
    '  button "Favorite" pressed=false',
    '  textbox "Title" value="Osmosis" required',
  ]);
});

it("QAS-03 nodes without meaning are replaced by their children", () => {
  const nodes = [
    node("1", "RootWebArea", "", { childIds: ["2"] }),
    node("2", "generic", "", { childIds: ["3"] }),
    node("3", "generic", "", { ignored: true, childIds: ["4", "5"] }),
    node("4", "StaticText", "75 minutes"),
    node("5", "InlineTextBox", "75 minutes"),
  ];
  expect(printTree(nodes)).toBe('text "75 minutes"');
});

it("QAS-03 a log without a name is left out, because other stories may have filled it", () => {
  const nodes = [
    node("1", "RootWebArea", "", { childIds: ["2", "3"] }),
    node("2", "log", "", { childIds: ["4"] }),
    node("3", "log", "Conversation"),
    node("4", "StaticText", "2 options available."),
  ];
  expect(printTree(nodes)).toBe('log "Conversation"');
});

it("equal trees are printed once, and read back unchanged", () => {
  const trees = new Map([
    ["default.desktop", 'heading "A"\n  text "B"'],
    ["default.phone", 'heading "A"\n  text "B"'],
    ["empty.phone", ""],
  ]);
  const printed = printTrees(trees);
  expect(printed).toBe('== default.desktop default.phone\nheading "A"\n  text "B"\n\n== empty.phone\n\n');
  expect(parseTrees(printed)).toEqual(trees);
});

it("a run of lines in two trees is printed once", () => {
  const list = '  list\n    listitem\n      text "B"\n    listitem\n      text "C"';
  const trees = new Map([
    ["a.desktop", `heading "A"\n${list}`],
    ["a.phone", `heading "Other"\n${list}\n  text "End"`],
    ["b.phone", 'heading "A"\n  list\n    listitem'],
  ]);
  const printed = printTrees(trees);
  expect(printed).toBe(
    `== a.desktop\nheading "A"\n${list}\n\n== a.phone\nheading "Other"\n= a.desktop 2-6\n  text "End"\n\n` +
      '== b.phone\nheading "A"\n  list\n    listitem\n',
  );
  expect(parseTrees(printed)).toEqual(trees);
});

it("refuses a reference to lines that aren't above it", () => {
  expect(() => parseTrees('== a.desktop\ntext "A"\n= a.phone 1-4\n')).toThrow("= a.phone 1-4");
  expect(() => parseTrees('== a.desktop\ntext "A"\n\n== a.phone\n= a.desktop 1-4\n')).toThrow("= a.desktop 1-4");
});
