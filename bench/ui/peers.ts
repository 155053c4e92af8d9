import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "@lectern/scripts/commands";

/** The folder of the pages, and the packages to build them with. */
export const peers = join(import.meta.dirname, "peers");
const root = join(import.meta.dirname, "../..");

/** Our library, five others, and React alone, whose size is the minimum of every page with React. */
export const libraries = ["react", "lectern", "radix-themes", "mantine", "mui", "chakra", "s2"] as const;
export type Library = (typeof libraries)[number];

const packages: Readonly<Record<Library, string>> = {
  react: "react",
  lectern: "@lectern/ui",
  "radix-themes": "@radix-ui/themes",
  mantine: "@mantine/core",
  mui: "@mui/material",
  chakra: "@chakra-ui/react",
  s2: "@react-spectrum/s2",
};

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(peers, "node_modules", name, "package.json"), "utf8")) as Manifest;

/** "@mantine/core 9.7.4" */
export const toPeerName = (library: Library): string => `${packages[library]} ${manifestOf(packages[library]).version}`;

/** @returns the path of the tarball */
function pack(): string {
  const command = npmCommand(["run", "pack:ui", "--silent", "--workspace=@lectern/ui"]);
  return execFileSync(...command, { cwd: root, encoding: "utf8" }).trim();
}

/** Installs our library as another project would: from the given tarball, or from one that is packed now. */
export function installOurs(given?: string): void {
  const tarball = given ?? pack();
  const place = join(peers, "node_modules/@lectern/ui");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", place]);
  const { dependencies = {} } = manifestOf("@lectern/ui");
  for (const [name, range] of Object.entries(dependencies)) {
    const { version } = manifestOf(name);
    if (range !== `^${version}`) throw new Error(`ours needs ${name} ${range}, bench/ui/peers has ${version}`);
  }
}
