import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Third-party assets that the build ships outside of its modules: fonts, colours, drawings. */
export interface ShippedAssets {
  /** Names of packages that the app can resolve. */
  readonly packages: readonly string[];
  /** Works that are not from a package; `file` is the absolute path of their licence. */
  readonly works: readonly {
    readonly name: string;
    readonly version: string;
    readonly license: string;
    readonly file: string;
  }[];
}

/** A third-party work that the build ships. */
export interface ShippedWork {
  readonly name: string;
  readonly version: string;
  /** Its SPDX identifier. */
  readonly license: string;
  /** The text of its licence. */
  readonly text: string;
  readonly isPackage: boolean;
}

/** Collects every module that at least one of several builds (page, workers) ships. */
export function createModuleCollector() {
  const modules = new Set<string>();
  const plugin = (): Plugin => ({
    name: "documents:collect-modules",
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === "chunk")
          for (const [id, { renderedLength }] of Object.entries(output.modules))
            if (renderedLength > 0) modules.add(id);
    },
  });
  return { plugin, modules };
}

const PACKAGE_FOLDER = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Finds the folders of the packages that modules belong to, each once. This repository's own modules are left out. */
export const findPackageFolders = (modules: Iterable<string>): string[] => [
  ...new Set(Array.from(modules).flatMap((id) => PACKAGE_FOLDER.exec(id.replaceAll("\\", "/"))?.[1] ?? [])),
];

/** Finds the folder of a package that is installed for the app in `root`. @throws Error if it isn't installed */
function resolveFolder(root: string, name: string): string {
  const places = createRequire(join(root, "package.json")).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((each) => existsSync(each));
  if (folder === undefined) throw new Error(`${name} is not installed`);
  return folder;
}

/** @throws Error for a package without a licence, since it is unknown what is allowed */
function readPackage(folder: string): ShippedWork {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (typeof license !== "string") throw new Error(`${name} is shipped without a licence`);
  const file = readdirSync(folder).find((each) => /^(?:un)?licen[cs]e|^copying/i.test(each));
  const text =
    file === undefined
      ? `By ${author?.name ?? author ?? `the authors of ${name}`}. Its package names the licence ${license}, without its text.`
      : readFileSync(join(folder, file), "utf8").trim();
  return { name, version, license, text, isPackage: true };
}

const byName = (a: ShippedWork, b: ShippedWork): number =>
  a.name < b.name || (a.name === b.name && a.version < b.version) ? -1 : 1;

/** Lists all third-party works that a build ships, by name. */
export const listShippedWorks = (root: string, modules: Iterable<string>, assets: ShippedAssets): ShippedWork[] => {
  const folders = [...findPackageFolders(modules), ...assets.packages.map((name) => resolveFolder(root, name))];
  const works = assets.works.map(({ file, ...work }) => ({
    ...work,
    text: readFileSync(file, "utf8").trim(),
    isPackage: false,
  }));
  // A package may be installed twice.
  const packages = new Map(
    folders.map((folder) => readPackage(folder)).map((work) => [`${work.name}@${work.version}`, work]),
  );
  return [...packages.values(), ...works].toSorted(byName);
};

/** Writes `THIRD-PARTY-NOTICES.txt`. Works with the same licence text are listed together above it. */
export function toNotices(works: readonly ShippedWork[]): string {
  const byText = Map.groupBy(works, ({ text }) => text);
  const sections = [...byText].map(([text, same]) => {
    const names = same.map(({ name, version, license }) => `${name} ${version} (${license})`);
    return `${names.join("\n")}\n\n${text}\n`;
  });
  return ["This site contains the following works of others.\n", ...sections].join(`\n${"=".repeat(80)}\n\n`);
}

/** Writes a bill of materials in the CycloneDX format. */
export const toBillOfMaterials = (application: string, works: readonly ShippedWork[]): string => {
  const components = works.map(({ name, version, license, isPackage }) => ({
    type: "library",
    name,
    version,
    licenses: [{ expression: license }],
    ...(isPackage && { purl: `pkg:npm/${name.replace("@", "%40")}@${version}` }),
  }));
  const metadata = { component: { type: "application", name: application } };
  const bill = { bomFormat: "CycloneDX", specVersion: "1.6", version: 1, metadata, components };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
};
