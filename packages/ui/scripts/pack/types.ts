import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { packageCommand } from "@lectern/scripts/commands";
import { toImportPath, out, toPackagePath, ui } from "./layout.ts";
import { toPackageName } from "./modules.ts";

const domain = "@lectern/domain/";
/** The modules that a text imports. A union of keys, as in `Pick<Correction, "from" | "to">`, imports none. */
const specifiers = /((?<!")\b(?:from|import)\s*\(?\s*)"([^"]+)"/g;

/**
 * Writes the declarations of the same modules under the same names: those of the entries, and those that they refer to.
 *
 * @param entries places in the package
 * @returns every package that the declarations import
 */
export function writeTypes(entries: readonly string[]): Set<string> {
  const emitted = mkdtempSync(join(tmpdir(), "lectern-types-"));
  const config = join(ui, "scripts/pack/tsconfig.json");
  execFileSync(...packageCommand("typescript", ["-p", config, "--outDir", emitted], import.meta.url), {
    cwd: ui,
    stdio: "inherit",
  });
  const packages = join(ui, "..");
  const files = globSync("**/*.d.ts", { cwd: emitted });
  const fileByPath = new Map(
    files.map((file) => [toPackagePath(join(packages, file.replace(/\.d\.ts$/, ".ts"))), file]),
  );

  const imported = new Set<string>();
  const writtenFiles = new Set<string>();
  const open = [...entries];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (writtenFiles.has(place)) continue;
    writtenFiles.add(place);
    const here = place;
    const file = fileByPath.get(here);
    if (file === undefined) throw new Error(`no declarations for ${here}`);
    const text = readFileSync(join(emitted, file), "utf8").replaceAll(
      specifiers,
      (_all, before: string, id: string) => {
        const inDomain = id.startsWith(domain);
        if (!inDomain && !id.startsWith(".")) {
          imported.add(toPackageName(id));
          return `${before}"${id}"`;
        }
        const bare = id.replace(/\.tsx?$/, "");
        const target = inDomain ? posix.join("domain", id.slice(domain.length)) : posix.join(posix.dirname(here), bare);
        open.push(target);
        return `${before}"${toImportPath(here, target)}.js"`;
      },
    );
    const target = join(out, `${here}.d.ts`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  rmSync(emitted, { recursive: true });
  return imported;
}
