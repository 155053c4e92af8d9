import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}
type Packages = Readonly<Record<string, Package>>;

const readLock = (root: string): Packages =>
  (JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Packages }).packages;

const isFolder = (path: string): boolean => lstatSync(path).isDirectory();

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  // A junction needs no rights on Windows, but works only for folders.
  symlinkSync(target, path, isFolder(target) ? "junction" : "file");
}

/** Whether a name is a cache that a tool keeps beside packages. Two checkouts must not share it. */
const isCache = (name: string): boolean => name.startsWith(".") && name !== ".bin";

/**
 * Links the packages installed in this npm workspace into another checkout of it. The checkout's own workspaces are
 * linked to itself. This takes a second and no network.
 *
 * @returns false if its lockfile needs other packages than are installed here; then nothing is linked
 */
export function linkDependencies(root: string, checkout: string): boolean {
  const [installed, checkoutLock] = [readLock(root), readLock(checkout)];
  const packages = Object.entries(checkoutLock).filter(([path]) => path.includes("node_modules/"));
  const isInstalled = ([path, { version, link: isLink }]: (typeof packages)[number]): boolean =>
    isLink === true || installed[path]?.version === version;
  if (!packages.every(isInstalled)) return false;

  const linkedPackages = packages.filter(([, { link: isLink }]) => isLink === true);
  const ownPaths = new Set(linkedPackages.map(([path]) => path));
  const scopes = new Set([...ownPaths].map((path) => dirname(path)).filter((path) => path !== "node_modules"));
  for (const name of readdirSync(join(root, "node_modules"))) {
    const path = `node_modules/${name}`;
    if (isCache(name) || ownPaths.has(path)) continue;
    if (!scopes.has(path)) {
      link(join(root, path), join(checkout, path));
      continue;
    }
    for (const inScope of readdirSync(join(root, path)).map((each) => `${path}/${each}`))
      if (!ownPaths.has(inScope) && installed[inScope]?.link !== true)
        link(join(root, inScope), join(checkout, inScope));
  }
  for (const [path, { resolved = "" }] of linkedPackages) link(join(checkout, resolved), join(checkout, path));
  for (const { resolved = "" } of linkedPackages.map(([, each]) => each)) {
    const nested = join(root, resolved, "node_modules");
    if (!existsSync(nested)) continue;
    for (const name of readdirSync(nested))
      if (!isCache(name)) link(join(nested, name), join(checkout, resolved, "node_modules", name));
  }
  return true;
}
