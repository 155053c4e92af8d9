import { type ReachableState, findReachableStates } from "@lectern/machines/reachable-states";
import type { MachineModel } from "@lectern/machines/machine-model";
import type { AnyStateMachine, SnapshotFrom } from "xstate";

/** A snapshot of the state of that name, as somebody gets there; the first one that fits when there are several. */
export function snapshotOf<Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
  name: string,
  fits: (state: ReachableState<Machine>) => boolean = () => true,
): SnapshotFrom<Machine> {
  const found = findReachableStates(model).states.find((state) => state.name === name && fits(state));
  if (found === undefined) throw new Error(`${name} can't be reached`);
  return found.snapshot;
}
