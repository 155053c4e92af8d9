import { type ReachableState, findReachableStates } from "@lectern/machines/reachable-states";
import type { MachineModel } from "@lectern/machines/machine-model";
import type { AnyStateMachine, SnapshotFrom } from "xstate";

/**
 * Finds a snapshot of the state `name` among the reachable ones; the first that `fits` if there are several.
 *
 * @throws if the machine can't reach such a state
 */
export function findSnapshot<Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
  name: string,
  fits: (state: ReachableState<Machine>) => boolean = () => true,
): SnapshotFrom<Machine> {
  const found = findReachableStates(model).states.find((state) => state.name === name && fits(state));
  if (found === undefined) throw new Error(`${name} can't be reached`);
  return found.snapshot;
}
