import type { AnyStateMachine, AnyStateNode } from "xstate";
import { toDirectedGraph } from "xstate/graph";
import { parseEventType, toEventLabel } from "./machine-model.ts";

/** A transition between two states, with its label. */
export interface Arrow {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly label: string;
}

interface Transition {
  readonly eventType: string;
  readonly guard?: unknown;
}

export const isCompound = (node: AnyStateNode): boolean => Object.keys(node.states).length > 0;
export const toNodeId = (node: AnyStateNode): string => `s_${node.path.join("_")}`;

/** The innermost initial state of a state: the one that is active after entering it. */
export function resolveInitialState(node: AnyStateNode): AnyStateNode {
  const initial = node.initial?.target[0];
  return initial === undefined ? node : resolveInitialState(initial);
}

function describeGuard(guard: unknown): string {
  if (typeof guard === "string") return ` [${guard}]`;
  const isNamed = typeof guard === "object" && guard !== null && "type" in guard && typeof guard.type === "string";
  return isNamed ? ` [${String(guard.type)}]` : "";
}

function describeTimeout(machine: AnyStateMachine, delay: string): string {
  const milliseconds = machine.implementations.delays[delay];
  return typeof milliseconds === "number" ? `after ${milliseconds / 1000} s` : `after ${delay}`;
}

function describeTransition(machine: AnyStateMachine, { eventType, guard }: Transition): string {
  const parsed = parseEventType(eventType);
  return (
    (parsed.kind === "timeout" ? describeTimeout(machine, parsed.delay) : toEventLabel(eventType)) +
    describeGuard(guard)
  );
}

/** Lists every transition to a state, including those of `always`, which XState's graph omits. */
export function listArrows(machine: AnyStateMachine): Arrow[] {
  const arrows: Arrow[] = [];
  const visit = (graph: ReturnType<typeof toDirectedGraph>): void => {
    for (const { source, target, transition } of graph.edges)
      if (transition.target) arrows.push({ from: source, to: target, label: describeTransition(machine, transition) });
    for (const transition of graph.stateNode.always ?? [])
      for (const target of transition.target ?? [])
        arrows.push({
          from: graph.stateNode,
          to: target,
          label: describeGuard(transition.guard).trim() || "otherwise",
        });
    graph.children.forEach(visit);
  };
  visit(toDirectedGraph(machine));
  return arrows;
}

/** Merges the transitions between the same two states into one arrow with several labels. */
export function groupArrows(arrows: readonly Arrow[]) {
  const byEnds = Map.groupBy(arrows, ({ from, to }) => `${toNodeId(from)} ${toNodeId(resolveInitialState(to))}`);
  return [...byEnds].map(([ends, transitions]) => {
    const [from = "", to = ""] = ends.split(" ");
    return { from, to, labels: [...new Set(transitions.map(({ label }) => label))] };
  });
}

/** Whether a state or one of its parents has a timeout. */
export const isWaiting = (node: AnyStateNode): boolean =>
  node.after.length > 0 || (node.parent !== undefined && node.parent.parent !== undefined && isWaiting(node.parent));

function renderNode(node: AnyStateNode): string {
  if (node.type === "final") return `((("${node.key}")))`;
  if (node.always !== undefined && node.always.length > 0) return `{"${node.key}"}`;
  return isWaiting(node) ? `[["${node.key}"]]` : `("${node.key}")`;
}

function renderBoxes(node: AnyStateNode, hasArrows: ReadonlySet<AnyStateNode>, indent: string): string[] {
  return Object.values(node.states).flatMap((child) => {
    if (!isCompound(child)) return [`${indent}${toNodeId(child)}${renderNode(child)}`];
    // Mermaid can't draw an arrow from a box to itself, so a transition of the whole box starts at a point inside it.
    const anchor = hasArrows.has(child) ? [`${indent}  ${toNodeId(child)}(("any"))`] : [];
    return [
      `${indent}subgraph box_${toNodeId(child)}["${child.key}"]`,
      ...anchor,
      ...renderBoxes(child, hasArrows, `${indent}  `),
      `${indent}end`,
    ];
  });
}

/**
 * Renders a machine as a Mermaid flowchart. A node with double sides waits for a port and has a timeout, a rounded node
 * waits for a person, and a diamond decides at once. An arrow from "any" can be taken from every state in its box.
 */
export function renderMermaid(machine: AnyStateMachine): string {
  const root = machine.root;
  const arrows = listArrows(machine);
  const sources = new Set(arrows.map(({ from }) => from));
  const grouped = groupArrows(arrows);
  return [
    "flowchart TB",
    `  start(( )) --> ${toNodeId(resolveInitialState(root))}`,
    ...(sources.has(root) ? [`  ${toNodeId(root)}(("any"))`] : []),
    ...renderBoxes(root, sources, "  "),
    ...grouped.map(({ from, to, labels }) => `  ${from} -->|"${labels.join("<br/>")}"| ${to}`),
  ].join("\n");
}

const DIAGRAM_BLOCK = /```mermaid\n[\s\S]*?\n```/;

/** Replaces the diagram in a Markdown page. A page without a diagram is returned unchanged. */
export const replaceDiagram = (page: string, machine: AnyStateMachine): string =>
  page.replace(DIAGRAM_BLOCK, () => `\`\`\`mermaid\n${renderMermaid(machine)}\n\`\`\``);
