import { findReachableStates } from "../src/reachable-states.ts";
import { machineModels } from "../src/machine-models.ts";

/** How much there is to each machine: states of its chart that can be reached, states a screen can show, edges replayed. */
const figures = machineModels.map((model) => {
  const { states, edges } = findReachableStates(model);
  return {
    machine: model.name,
    states: new Set(states.map(({ name }) => name)).size,
    "with context": states.length,
    edges: edges.length,
  };
});
console.table(figures);
