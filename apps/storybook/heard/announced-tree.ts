import type { AxNode } from "@lectern/story-shots/trees";
import { toAnnouncement } from "../keyboard/announcement.ts";

/** A node of a printed accessibility tree. */
export interface HeardNode {
  /** `heading` */
  readonly role: string;
  readonly name: string;
  /** How deep it is in the tree. */
  readonly depth: number;
  /** The states as they are printed: `level` to `1`, `disabled` to `true`. */
  readonly states: ReadonlyMap<string, string>;
}

const STRING = String.raw`"(?:[^"\\]|\\.)*"`;
const LINE = new RegExp(String.raw`^( *)([^ "=]+)(?: (${STRING}))?(.*)$`);
const STATE = new RegExp(String.raw` ([a-zA-Z]+)(?:=(${STRING}|\S+))?`, "g");
const unquote = (text: string): string => (text.startsWith('"') ? (JSON.parse(text) as string) : text);

/** Reads the nodes of a tree as `printTree` writes it, in reading order. */
export const parseNodes = (tree: string): readonly HeardNode[] =>
  tree.split("\n").flatMap((line) => {
    const [, indent = "", role, name = '""', rest = ""] = LINE.exec(line) ?? [];
    if (role === undefined) return [];
    const states = [...rest.matchAll(STATE)].map(([, key = "", value = "true"]) => [key, unquote(value)] as const);
    return [{ role, name: unquote(name), depth: indent.length / 2, states: new Map(states) }];
  });

/** What a screen reader says of a node: "Email, edit text, required", "Log in to Lectern, heading 1". A text is itself. */
function toHeard({ role, name, states }: HeardNode): string {
  if (role === "text") return name;
  const node: AxNode = {
    nodeId: "",
    ignored: false,
    role: { value: role },
    name: { value: name },
    description: { value: states.get("description") },
    value: { value: states.get("value") },
    properties: [...states].map(([key, value]) => ({ name: key, value: { value } })),
  };
  const level = states.get("level");
  const announced = toAnnouncement(node);
  return `${announced}${level === undefined ? "" : ` ${level}`}${states.has("busy") ? ", busy" : ""}`;
}

const LIVE: ReadonlySet<string> = new Set(["alert", "status", "log", "timer"]);

/** Whether a screen reader says a node's text when it changes, wherever the reader is. */
export const isLive = ({ role, states }: HeardNode): boolean => LIVE.has(role) || states.has("live");

/** The nodes inside of a node. */
const contentOf = (nodes: readonly HeardNode[], at: number): readonly HeardNode[] => {
  const depth = nodes[at]?.depth ?? 0;
  const end = nodes.findIndex((node, index) => index > at && node.depth <= depth);
  return nodes.slice(at + 1, end === -1 ? undefined : end);
};

/** What the live regions of a page say: "alert: Failed to sign in with Google". Those that are empty say nothing. */
export const toAnnounced = (nodes: readonly HeardNode[]): readonly string[] =>
  nodes.flatMap((node, at) => {
    if (!isLive(node)) return [];
    const texts = contentOf(nodes, at).filter(({ role, depth }) => role === "text" && depth >= node.depth);
    const text = node.name === "" ? texts.map(({ name }) => name).join(" ") : node.name;
    return text === "" ? [] : [`${node.role}: ${text}`];
  });

/** All that a page says from its beginning to its end. What a live region announces stands before its texts. */
export const toHeardLines = (nodes: readonly HeardNode[]): readonly string[] =>
  nodes.flatMap((node, at) =>
    isLive(node) ? toAnnounced([node, ...contentOf(nodes, at)]).slice(0, 1) : [toHeard(node)],
  );
