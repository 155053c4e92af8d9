import { findReachableStates } from "@lectern/machines/reachable-states";
import { machineModels } from "@lectern/machines/machine-models";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A `*.states.stories.tsx`. */
export interface StatesModule {
  readonly default: { readonly parameters?: { readonly machine?: unknown } };
  readonly AllStates: { readonly render: FunctionComponent };
}

export interface CoverageRow {
  readonly machine: string;
  readonly states: number;
  readonly edges: number;
  /** States that some story shows. */
  readonly shown: number;
  readonly stories: number;
  /** Baselines of these stories. A state that looks like no other and has none fails the visual comparison. */
  readonly baselines: number;
}

const unescaped = (attribute: string): string =>
  attribute
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The baselines of a story, by its title: `screens/login/Login.states/all-states.…`, and `all-states@failed.…` of a state alone. */
const picturesOf = (file: string, pictures: readonly string[]): readonly string[] => {
  const story = `screens/${/(?<=pages\/).*(?=\.stories\.)/.exec(file)?.[0]}/all-states`;
  return pictures.filter((name) => name.startsWith(`${story}.`) || name.startsWith(`${story}@`));
};

/**
 * Draws every story as a server would, and finds the states that none of them shows (QAS-02). `pictures` are the names
 * of all baselines; undefined when there are none yet, and then none is missing.
 */
export function stateCoverage(stories: Readonly<Record<string, StatesModule>>, pictures?: readonly string[]) {
  const shown = new Map<string, { readonly keys: Set<string>; readonly files: string[] }>();
  for (const [file, { default: meta, AllStates }] of Object.entries(stories)) {
    const machine = String(meta.parameters?.machine);
    const entry = shown.get(machine) ?? { keys: new Set(), files: [] };
    shown.set(machine, entry);
    entry.files.push(file);
    const html = renderToStaticMarkup(createElement(AllStates.render));
    for (const [, key = ""] of html.matchAll(/data-state-key="([^"]*)"/g)) entry.keys.add(unescaped(key));
  }

  const accepted = pictures ?? [];
  const missing = (pictures === undefined ? [] : Object.keys(stories)).flatMap((file) =>
    ["light", "dark"]
      .filter((theme) => !picturesOf(file, accepted).some((name) => name.endsWith(`-${theme}`)))
      .map((theme) => `${file}: no ${theme} baseline (npm run visual -- --update makes them)`),
  );
  const rows = machineModels.map((model): CoverageRow => {
    const { states, edges } = findReachableStates(model);
    const seen = shown.get(model.name);
    const unseen = states.filter(({ key }) => !seen?.keys.has(key));
    missing.push(
      ...unseen.map(({ name, path }) => `${model.name}: no story shows ${name} (${path || "at the beginning"})`),
    );
    return {
      machine: model.name,
      states: states.length,
      edges: edges.length,
      shown: states.length - unseen.length,
      stories: seen?.files.length ?? 0,
      baselines: seen?.files.flatMap((file) => picturesOf(file, accepted)).length ?? 0,
    };
  });
  for (const [machine, { files }] of shown) {
    if (!machineModels.some(({ name }) => name === machine)) {
      missing.push(`${files.join(", ")}: there is no machine "${machine}"`);
    }
  }
  return { rows, missing };
}
