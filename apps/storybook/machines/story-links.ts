import type { ReactElement } from "react";
import { listStates, type MachineModel, toStateSlug } from "./chart.ts";

interface StatesModule {
  readonly default: { readonly parameters?: { readonly machine?: unknown } };
  readonly AllStates: { render(args: { readonly state: string }): ReactElement<{ readonly model: MachineModel }> };
}

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly importPath: string;
}

const modules = import.meta.glob<StatesModule>("../../web/src/{pages,features}/*/*.states.stories.tsx", {
  eager: true,
});

/** Finds the stories of a machine in Storybook's index, and the states that each of them shows. */
async function findStories(machine: string) {
  const answer = await fetch("index.json");
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return Object.entries(modules).flatMap(([file, { default: meta, AllStates }]) => {
    const path = file.slice(file.indexOf("/web/"));
    const entry = Object.values(entries).find(({ type, importPath }) => type === "story" && importPath.endsWith(path));
    if (meta.parameters?.machine !== machine || entry === undefined) return [];
    // If a page uses only a part of the machine, its story gives the gallery that part.
    return [{ id: entry.id, states: listStates(AllStates.render({ state: "" }).props.model) }];
  });
}

/** Returns by state the address of the story that shows it, opened in that state. */
export async function fetchStoryLinks(machine: string): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>();
  for (const { id, states } of await findStories(machine))
    for (const state of states.keys())
      if (!links.has(state)) links.set(state, `./?path=/story/${id}&args=state:${toStateSlug(state)}`);
  return links;
}
