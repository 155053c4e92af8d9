import { join, posix, relative, sep } from "node:path";

/** The folder of packages/ui. */
export const ui = join(import.meta.dirname, "../..");
const domain = join(ui, "../domain/src");
/** The folder that is packed, with a manifest of its own. */
export const out = join(ui, "dist/package");

const toPosix = (path: string): string => path.replaceAll(sep, "/");

/** Where a source file's result lies in the package, without the last ending and with slashes: `elements/button/Button`. */
export function toPackagePath(source: string): string {
  const bare = source.replace(/\.tsx?$/, "");
  const inUi = toPosix(relative(join(ui, "src"), bare));
  if (!inUi.startsWith("..")) return inUi;
  const inDomain = toPosix(relative(domain, bare));
  if (!inDomain.startsWith("..")) return posix.join("domain", inDomain);
  throw new Error(`neither ui nor domain: ${source}`);
}

/** From one place in the package to another, as an import says it. */
export function toImportPath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}
