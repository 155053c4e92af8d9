import { type AxNode, toText } from "@lectern/story-shots/trees";

/** The words that screen readers use for roles, if they differ from the browser's. */
const spokenRoles: Readonly<Record<string, string>> = {
  textbox: "edit text",
  searchbox: "search field",
  combobox: "combo box",
  menuitem: "menu item",
  MenuListOption: "option",
  DisclosureTriangle: "disclosure",
  radio: "radio button",
  alertdialog: "alert dialog",
};

/** The words for each value of a node's properties; a missing value is not announced. */
const spokenStates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pressed: { true: "pressed", false: "not pressed" },
  selected: { true: "selected" },
  expanded: { true: "expanded", false: "collapsed" },
  disabled: { true: "dimmed" },
  required: { true: "required" },
  invalid: { true: "invalid entry" },
  hasPopup: { menu: "opens a menu", listbox: "opens a list", dialog: "opens a dialog" },
};

/** The announcement of a node that gets the focus, in the order that most screen readers use: "Tools, switch, off". */
export function toAnnouncement(node: AxNode): string {
  const role = toText(node.role?.value ?? "");
  const name = toText(node.name?.value ?? "");
  const properties = new Map(node.properties?.map(({ name: key, value }) => [key, toText(value.value ?? "")]));
  const checked = properties.get("checked");
  const value = toText(node.value?.value ?? "");
  const parts = [
    name,
    spokenRoles[role] ?? role,
    checked === undefined
      ? ""
      : role === "switch"
        ? checked === "true"
          ? "on"
          : "off"
        : checked === "true"
          ? "checked"
          : "not checked",
    ...Object.entries(spokenStates).map(([key, words]) => words[properties.get(key) ?? ""] ?? ""),
    value === name ? "" : value,
    toText(node.description?.value ?? ""),
  ];
  return parts.filter((part) => part !== "").join(", ");
}
