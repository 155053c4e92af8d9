import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "@lectern/scripts/commands";
import { packUi } from "../scripts/pack/pack.ts";

/** Where the pages are, and what they are built with. */
export const peers = join(import.meta.dirname, "peers");

/** The five other libraries, ours, and React alone: the size that no page with React can go below. */
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
export const nameOf = (library: Library): string => `${packages[library]} ${manifestOf(packages[library]).version}`;

/** Installs what the lockfile beside the pages says, if it is not there yet. */
export function installPeers(): void {
  const stamp = join(peers, "node_modules/.installed");
  const wanted = createHash("sha256")
    .update(readFileSync(join(peers, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  // Not `npm ci`: it wants every platform's own package in the lockfile, and not each is published of S2's macro plugin.
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync(...npmCommand(["install", ...options]), { cwd: peers, stdio: "inherit" });
  writeFileSync(stamp, wanted);
}

/** Unpacks ours where an outsider would have installed it: the tarball given, or one packed now. */
export async function installOurs(given?: string): Promise<void> {
  const tarball = given ?? (await packUi());
  const place = join(peers, "node_modules/@lectern/ui");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", place]);
  const { dependencies = {} } = manifestOf("@lectern/ui");
  for (const [name, range] of Object.entries(dependencies)) {
    const { version } = manifestOf(name);
    if (range !== `^${version}`) throw new Error(`ours needs ${name} ${range}, bench/peers has ${version}`);
  }
}
