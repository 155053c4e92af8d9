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
import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api";

export { toStateSlug, type MachineModel };

type StateNode = MachineModel["machine"]["root"];

/**
 * How a node is drawn: as the start, as a point that stands for any state of a box, as a box, or as a state that waits,
 * decides, ends or rests.
 */
type Kind = "start" | "any" | "box" | "waiting" | "deciding" | "final" | "resting";

export interface ChartNode extends ElkNode {
  readonly kind: Kind;
  readonly title: string;
  /** The dotted name of a reachable state. */
  readonly state?: string;
  children?: ChartNode[];
}

const LETTER = 7.2;
const LINE = 16;

const getKind = (node: StateNode): Kind => {
  if (node.type === "final") return "final";
  if ((node.always?.length ?? 0) > 0) return "deciding";
  return isWaiting(node) ? "waiting" : "resting";
};

const dot = (id: string, kind: "start" | "any"): ChartNode => ({ id, kind, title: "", width: 14, height: 14 });

function nodesWithin(node: StateNode, sources: ReadonlySet<string>): ChartNode[] {
  return Object.values(node.states).map((child): ChartNode => {
    const id = toNodeId(child);
    if (!isCompound(child)) {
      const width = Math.max(64, child.key.length * LETTER + 32);
      return { id, kind: getKind(child), title: child.key, state: child.path.join("."), width, height: 34 };
    }
    const within = nodesWithin(child, sources);
    return {
      id: `box ${id}`,
      kind: "box",
      title: child.key,
      children: sources.has(id) ? [dot(id, "any"), ...within] : within,
      layoutOptions: { "elk.padding": "[top=34,left=18,bottom=18,right=18]" },
    };
  });
}

/** Turns a machine into a graph for the layout. */
export function toChart({ machine }: MachineModel): ChartNode {
  const arrows = listArrows(machine);
  const ways = groupArrows(arrows);
  const sources = new Set(ways.map(({ from }) => from));
  const root = toNodeId(machine.root);
  const begin = { from: "start", to: toNodeId(resolveInitialState(machine.root)), labels: [] as string[] };
  return {
    id: "chart",
    kind: "box",
    title: machine.id,
    layoutOptions: {
      "elk.algorithm": "layered",
      "elk.direction": "DOWN",
      "elk.hierarchyHandling": "INCLUDE_CHILDREN",
      "elk.edgeRouting": "ORTHOGONAL",
      "elk.spacing.nodeNode": "28",
      "elk.spacing.edgeLabel": "4",
      "elk.layered.spacing.nodeNodeBetweenLayers": "36",
      "elk.layered.spacing.edgeNodeBetweenLayers": "18",
      "elk.layered.edgeLabels.centerLabelPlacementStrategy": "TAIL_LAYER",
      "elk.json.edgeCoords": "ROOT",
    },
    children: [
      dot("start", "start"),
      ...(sources.has(root) ? [dot(root, "any")] : []),
      ...nodesWithin(machine.root, sources),
    ],
    edges: [begin, ...ways].map(
      ({ from, to, labels }, index): ElkExtendedEdge => ({
        id: `way ${index}`,
        sources: [from],
        targets: [to],
        labels: labels.map((text) => ({ text, width: text.length * 6.2 + 6, height: LINE })),
      }),
    ),
  };
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
