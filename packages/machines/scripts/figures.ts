import { reachableStates } from "../src/reachable-states.ts";
import { worlds } from "../src/worlds.ts";

/** How much there is to each machine: states of its chart that can be reached, states a screen can show, edges replayed. */
const figures = worlds.map((world) => {
  const { states, edges } = reachableStates(world);
  return {
    machine: world.name,
    states: new Set(states.map(({ name }) => name)).size,
    "with context": states.length,
    edges: edges.length,
  };
});
console.table(figures);
