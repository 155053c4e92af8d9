import { assign, setup } from "xstate";
import { expect, test } from "vitest";
import { renderMermaid, replaceDiagram } from "./diagram.ts";
import { promisePort } from "./port.ts";
import { listStateNodes } from "./machine-model.ts";
import { machineModels } from "./machine-models.ts";

const kettle = setup({
  types: { events: {} as { type: "lid.opened" } | { type: "switch.pressed" } | { type: "water.poured" } },
  actors: { boil: promisePort("boil") },
  actions: { count: assign({}) },
  guards: { isFull: () => true },
  delays: { boilTimeout: 90_000 },
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
          after: { boilTimeout: "#kettle.off" },
        },
      },
    },
    done: { type: "final" },
  },
});

test("renders a diagram of the states and transitions", () => {
  expect(renderMermaid(kettle)).toBe(`flowchart TB
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

test("replaces a page's diagram", () => {
  expect(replaceDiagram("# A\n\n```mermaid\nold\n```\n\nB", kettle)).toBe(
    `# A\n\n\`\`\`mermaid\n${renderMermaid(kettle)}\n\`\`\`\n\nB`,
  );
});

test("leaves a page without a diagram unchanged", () => {
  expect(replaceDiagram("# A", kettle)).toBe("# A");
});

test.each(machineModels)("no two states of $name share an id in its diagram", ({ machine }) => {
  const ids = listStateNodes(machine.root).map((node) => node.path.join("_"));
  expect(new Set(ids).size).toBe(ids.length);
});
