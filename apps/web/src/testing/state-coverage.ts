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
  /** How many states the stories show. */
  readonly shown: number;
  readonly stories: number;
  /**
   * How many baselines these stories have. A state without one that looks like no other fails the visual comparison.
   */
  readonly baselines: number;
}

const unescapeHtml = (attribute: string): string =>
  attribute
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/**
 * Finds the baselines of a story by its title: `screens/login/Login.states/all-states.…`, and `all-states@failed.…` for
 * one state.
 */
const findBaselines = (file: string, baselines: readonly string[]): readonly string[] => {
  const story = `screens/${/(?<=(?:pages|features)\/).*(?=\.stories\.)/.exec(file)?.[0]}/all-states`;
  return baselines.filter((name) => name.startsWith(`${story}.`) || name.startsWith(`${story}@`));
};

/**
 * Renders every story to HTML, and finds the states that no story shows (QAS-02).
 *
 * @param stories by file
 * @param baselines the names of all baselines; undefined if there are none yet, and then none is missing
 */
export function measureStateCoverage(stories: Readonly<Record<string, StatesModule>>, baselines?: readonly string[]) {
  const shown = new Map<string, { readonly keys: Set<string>; readonly files: string[] }>();
  for (const [file, { default: meta, AllStates }] of Object.entries(stories)) {
    const machine = String(meta.parameters?.machine);
    const entry = shown.get(machine) ?? { keys: new Set(), files: [] };
    shown.set(machine, entry);
    entry.files.push(file);
    const html = renderToStaticMarkup(createElement(AllStates.render));
    for (const [, key = ""] of html.matchAll(/data-state-key="([^"]*)"/g)) entry.keys.add(unescapeHtml(key));
  }

  const accepted = baselines ?? [];
  const missing = (baselines === undefined ? [] : Object.keys(stories)).flatMap((file) =>
    ["light", "dark"]
      .filter((theme) => !findBaselines(file, accepted).some((name) => name.endsWith(`-${theme}`)))
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
      baselines: seen?.files.flatMap((file) => findBaselines(file, accepted)).length ?? 0,
    };
  });
  for (const [machine, { files }] of shown) {
    if (!machineModels.some(({ name }) => name === machine)) {
      missing.push(`${files.join(", ")}: there is no machine "${machine}"`);
    }
  }
  return { rows, missing };
}
