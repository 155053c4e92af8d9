import {
  listArrows,
  toNodeId,
  resolveInitialState,
  isCompound,
  isWaiting,
  groupArrows,
} from "@lectern/machines/diagram";
import { findReachableStates, toStateSlug } from "@lectern/machines/reachable-states";
import type { MachineModel } from "@lectern/machines/machine-model";
import { machineModels } from "@lectern/machines/machine-models";

export { toStateSlug, type MachineModel };

type StateNode = MachineModel["machine"]["root"];

/** How a state is drawn: as one that waits, decides, ends or rests. */
function toShape(node: StateNode): string {
  if (node.type === "final") return 'class="chart-final" shape=doublecircle';
  if ((node.always?.length ?? 0) > 0) return 'class="chart-deciding" shape=diamond';
  return isWaiting(node) ? 'class="chart-waiting"' : 'class="chart-resting" style=rounded';
}

const toPoint = (id: string): string =>
  `${id} [label="" class="chart-point" shape=circle width=0.15 height=0.15 fixedsize=true]`;

function toNodes(node: StateNode, sources: ReadonlySet<string>, links: ReadonlyMap<string, string>): string[] {
  return Object.values(node.states).flatMap((child) => {
    const id = toNodeId(child);
    if (isCompound(child)) {
      const any = sources.has(id) ? [toPoint(id)] : [];
      return [`subgraph cluster_${id} { label="${child.key}"`, ...any, ...toNodes(child, sources, links), "}"];
    }
    const state = child.path.join(".");
    const href = links.get(state);
    const link = href === undefined ? "" : ` href="${href}" target="_top" tooltip="Story of ${state}"`;
    return [`${id} [label="${child.key}" ${toShape(child)}${link}]`];
  });
}

/** Writes a machine in the language of Graphviz. */
export function toDot({ machine }: MachineModel, links: ReadonlyMap<string, string>): string {
  const ways = groupArrows(listArrows(machine));
  const sources = new Set(ways.map(({ from }) => from));
  const root = toNodeId(machine.root);
  return [
    "digraph { rankdir=LR bgcolor=transparent fontname=Helvetica fontsize=13 labeljust=l nodesep=0.3 ranksep=0.35",
    "node [shape=box fontname=Helvetica fontsize=13 margin=0.15 height=0.45] edge [fontname=Helvetica fontsize=11 arrowsize=0.7]",
    toPoint("start"),
    ...(sources.has(root) ? [toPoint(root)] : []),
    ...toNodes(machine.root, sources, links),
    `start -> ${toNodeId(resolveInitialState(machine.root))}`,
    ...ways.map(({ from, to, labels }) => `${from} -> ${to} [label="${labels.join(String.raw`\n`)}"]`),
    "}",
  ].join("\n");
}

export const findMachineModel = (name: string): MachineModel => {
  const model = machineModels.find((each) => each.name === name);
  if (model === undefined) throw new Error(`there is no machine "${name}"`);
  return model;
};

/** Lists the reachable states of a model, each with the number of its distinct variants. */
export function listStates(model: MachineModel): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of findReachableStates(model).states) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

export const countEdges = (model: MachineModel): number => findReachableStates(model).edges.length;
