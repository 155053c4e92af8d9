/**
 * Creates the package that other projects install: `npm run pack:ui` writes `packages/ui/dist/lectern-ui-<version>.tgz`
 * and prints its path.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "@lectern/scripts/commands";
import { exportsOfManifest } from "../exports.ts";
import { out, toPackagePath, ui } from "./layout.ts";
import { styleImports, writeModules } from "./modules.ts";
import { toNotices } from "./notices.ts";
import { toDesignTokens } from "./tokens.ts";
import { writeTypes } from "./types.ts";

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Widens the pinned versions, so that another project may use any later compatible version. */
function pickVersions({ dependencies, peerDependencies }: Manifest, packages: ReadonlySet<string>) {
  const needed = [...packages].filter((name) => !(name in peerDependencies)).toSorted();
  return Object.fromEntries(
    needed.map((name) => {
      const version = dependencies[name];
      if (version === undefined) throw new Error(`a module imports ${name}, which package.json does not list`);
      return [name, `^${version}`];
    }),
  );
}

/** Returns the source repository, which is known in a workflow, and undefined on a laptop. */
function toRepository({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv) {
  if (server === undefined || name === undefined) return {};
  return { repository: { type: "git", url: `git+${server}/${name}.git`, directory: "packages/ui" } };
}

/** Builds the package's folder and packs it; returns the tarball's path. */
export async function packUi(): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(ui, "package.json"), "utf8")) as Manifest;
  const root = JSON.parse(readFileSync(join(ui, "../../package.json"), "utf8")) as { engines: object };
  const subpaths = Object.entries(exportsOfManifest());
  rmSync(join(ui, "dist"), { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const entries = subpaths.map(([, file]) => file);
  const imported = await writeModules(entries);
  const typed = writeTypes(entries.map((entry) => toPackagePath(join(ui, entry))));
  const packages = new Set([...imported, ...typed]);
  const exported = subpaths.map(([subpath, file]) => {
    const place = `./${toPackagePath(join(ui, file))}`;
    return [subpath, { types: `${place}.d.ts`, default: `${place}.js` }] as const;
  });
  const packed = {
    name: "@lectern/ui",
    version: manifest.version,
    description: manifest.description,
    license: "UNLICENSED",
    ...toRepository(process.env),
    engines: root.engines,
    type: "module",
    sideEffects: ["**/*.css", "**/*.css.js"],
    exports: { ...Object.fromEntries(exported), "./tokens.json": "./tokens.json", "./package.json": "./package.json" },
    imports: styleImports,
    dependencies: pickVersions(manifest, packages),
    peerDependencies: manifest.peerDependencies,
  };
  writeFileSync(join(out, "package.json"), `${JSON.stringify(packed, null, 2)}\n`);
  for (const file of ["README.md", "CHANGELOG.md"]) copyFileSync(join(ui, file), join(out, file));
  writeFileSync(join(out, "tokens.json"), `${JSON.stringify(toDesignTokens(), null, 2)}\n`);
  writeFileSync(join(out, "THIRD-PARTY-NOTICES.txt"), toNotices());
  const output = execFileSync(...npmCommand(["pack", "--json", "--pack-destination", join(ui, "dist")]), {
    cwd: out,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  return join(ui, "dist", filename);
}

if (import.meta.main) process.stdout.write(`${await packUi()}\n`);
