import { assign, setup } from "xstate";
import { expect, test } from "vitest";
import { mermaidOf, withDiagram } from "./diagram.ts";
import { promisePort } from "./port.ts";
import { reachableStates } from "./reachable-states.ts";
import { nodesOf } from "./world.ts";
import { worlds } from "./worlds.ts";

const kettle = setup({
  types: { events: {} as { type: "lid.opened" } | { type: "switch.pressed" } | { type: "water.poured" } },
  actors: { boil: promisePort("boil") },
  actions: { count: assign({}) },
  guards: { isFull: () => true },
  delays: { patience: 90_000 },
}).createMachine({
  id: "kettle",
  initial: "looking",
  states: {
    looking: { always: [{ guard: "isFull", target: "on" }, { target: "off" }] },
    off: { on: { "switch.pressed": "on", "water.poured": { actions: "count" } } },
    on: {
      initial: "boiling",
      on: { "lid.opened": "off" },
      states: {
        boiling: {
          invoke: { id: "boil", src: "boil", onDone: "#kettle.done", onError: "#kettle.off" },
          after: { patience: "#kettle.off" },
        },
      },
    },
    done: { type: "final" },
  },
});

test("a machine is drawn from itself: boxes, what decides, waits, rests and ends, and each way once", () => {
  expect(mermaidOf(kettle)).toBe(`flowchart TB
  start(( )) --> s_looking
  s_looking{"looking"}
  s_off("off")
  subgraph box_s_on["on"]
    s_on(("any"))
    s_on_boiling[["boiling"]]
  end
  s_done((("done")))
  s_looking -->|"[isFull]"| s_on_boiling
  s_looking -->|"otherwise"| s_off
  s_off -->|"switch.pressed"| s_on_boiling
  s_on -->|"lid.opened"| s_off
  s_on_boiling -->|"boil answered"| s_done
  s_on_boiling -->|"boil failed<br/>after 90 s"| s_off`);
});

const storyOf = (state: string) => (state === "done" ? undefined : `?path=/story/kettle--${state}`);

test("a state leads to its story", () => {
  expect(mermaidOf(kettle, { linkOf: storyOf }).split("\n").slice(-3)).toEqual([
    '  click s_looking href "?path=/story/kettle--looking"',
    '  click s_off href "?path=/story/kettle--off"',
    '  click s_on_boiling href "?path=/story/kettle--on.boiling"',
  ]);
});

test("a page gets its diagram drawn anew, one without a diagram stays as it is", () => {
  expect(withDiagram("# A\n\n```mermaid\nold\n```\n\nB", kettle)).toBe(
    `# A\n\n\`\`\`mermaid\n${mermaidOf(kettle)}\n\`\`\`\n\nB`,
  );
  expect(withDiagram("# A", kettle)).toBe("# A");
});

test.each(worlds)("QAS-02 every reachable state of $name can be clicked in its diagram", (world) => {
  const linked = new Set<string>();
  const linkOf = (state: string): undefined => {
    linked.add(state);
  };
  mermaidOf(world.machine, { linkOf });
  const reached = reachableStates(world).states.map(({ name }) => name);
  expect(reached.filter((name) => !linked.has(name))).toEqual([]);
});

test.each(worlds)("no two states of $name share an id in its diagram", ({ machine }) => {
  const ids = nodesOf(machine.root).map((node) => node.path.join("_"));
  expect(new Set(ids).size).toBe(ids.length);
});
