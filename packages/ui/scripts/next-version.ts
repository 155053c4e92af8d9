/**
 * Computes the next version from the API snapshots: the exports and tokens now and at the last release. `npm run
 * next-version -w @lectern/ui` prints it with the names to write into CHANGELOG.md; `-- --released` stores the current
 * snapshots as those of the version in package.json.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

export interface Facts {
  /** `./elements/button: Button`, `--lectern-ink-fill` */
  readonly names: readonly string[];
  readonly version: string;
}

/** Reads the names in `api-snapshots`, one for each export and token. */
export function readFacts(): Facts {
  const exported = read("api-snapshots/exports.core.txt")
    .split("\n")
    .flatMap((line) => {
      const [subpath = "", names = ""] = line.split(": ");
      return names.split(", ").flatMap((name) => (name === "" ? [] : [`${subpath}: ${name}`]));
    });
  const tokens = read("api-snapshots/tokens.txt").split("\n").filter(Boolean);
  const { version } = JSON.parse(read("package.json")) as { version: string };
  return { names: [...exported, ...tokens], version };
}

/** Reads the names of the last release; none and `0.0.0` before the first one. */
export function readReleased(): Facts {
  const [version = "", ...names] = read("api-snapshots/released.txt").trimEnd().split("\n");
  return { version, names };
}

export interface Change {
  /** The smallest next version. */
  readonly version: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Applies semantic versioning: removing a name is a breaking change, which before 1.0.0 is a minor version. */
export function toChange(released: Facts, names: readonly string[]): Change {
  const added = names.filter((name) => !released.names.includes(name));
  const removed = released.names.filter((name) => !names.includes(name));
  const [major = 0, minor = 0, patch = 0] = released.version.split(".").map(Number);
  const isBreaking = removed.length > 0;
  const isMinor = added.length > 0 || (isBreaking && major === 0);
  if (isBreaking && major > 0) return { version: `${major + 1}.0.0`, added, removed };
  return { version: isMinor ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`, added, removed };
}

if (import.meta.main) {
  const now = readFacts();
  if (process.argv.includes("--released")) {
    writeFileSync(join(root, "api-snapshots/released.txt"), `${[now.version, ...now.names].join("\n")}\n`);
  } else {
    const { version, added, removed } = toChange(readReleased(), now.names);
    const lines = [version, ...added.map((name) => `+ ${name}`), ...removed.map((name) => `- ${name}`)];
    process.stdout.write(`${lines.join("\n")}\n`);
  }
}
