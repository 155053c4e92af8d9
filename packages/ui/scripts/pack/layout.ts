import { join, posix, relative, sep } from "node:path";

/** The folder of packages/ui. */
export const ui = join(import.meta.dirname, "../..");
const domain = join(ui, "../domain/src");
/** The folder that is packed. It has its own manifest. */
export const out = join(ui, "dist/package");

const toPosix = (path: string): string => path.replaceAll(sep, "/");

/**
 * Returns the place of a source file's result in the package, without its extension and with slashes:
 * `elements/button/Button`.
 */
export function toPackagePath(source: string): string {
  const bare = source.replace(/\.tsx?$/, "");
  const inUi = toPosix(relative(join(ui, "src"), bare));
  if (!inUi.startsWith("..")) return inUi;
  const inDomain = toPosix(relative(domain, bare));
  if (!inDomain.startsWith("..")) return posix.join("domain", inDomain);
  throw new Error(`neither ui nor domain: ${source}`);
}

/** Returns the import specifier from one place in the package to another. */
export function toImportPath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}
