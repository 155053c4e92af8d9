import { findReachableStates } from "../src/reachable-states.ts";
import { machineModels } from "../src/machine-models.ts";

/**
 * Measures each machine: states of its chart that can be reached, states that a screen can show, edges that the path
 * tests replay.
 */
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
