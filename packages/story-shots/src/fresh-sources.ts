import { type FSWatcher, readdirSync, readFileSync, statSync, watch } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { hashSource, SOURCES_PATH } from "./dev-server.ts";

/** How long the server's own watcher may take to notice a file, in ms. */
const OWN_WATCHER = 150;

const isSource = (file: string): boolean => /\.[cm]?[jt]sx?$|\.css$/.test(file);

function listFolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return [
    folder,
    ...entries
      .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
      .flatMap(({ name }) => listFolders(join(folder, name))),
  ];
}

/** What tells one content of a file from another; `undefined` when it is gone. */
function stamp(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true ? `${stats.mtimeMs} ${stats.ino} ${stats.size}` : undefined;
}

interface ServerState {
  /** Which content of a file it was told of last, and when (`performance.now()`). */
  readonly noticed: Map<string, { readonly stamp: string | undefined; readonly at: number }>;
  /** By path, the hash of the content that its modules are made of. */
  readonly served: Map<string, string>;
}

const normalise = (file: string): string => file.replaceAll("\\", "/");

/**
 * Keeps a development server's modules equal to the files, and serves which content of each file it has.
 *
 * Vite's watcher (chokidar) shares one handle a file among all watchers of the process. When a file is replaced by another
 * one of its name, as `git checkout` and most editors write, each watcher leaves the old file's handle and takes it again
 * as long as another one has it, so that with two watchers the file is lost to both. A second Vite server in the process
 * (vanilla-extract's compiler) is such a second watcher. This plugin watches the folders, and tells every server what its
 * own watcher missed; the second server must have the plugin too.
 *
 * @param folders of sources, with those inside them
 */
export function freshSources(folders: readonly string[]): Plugin {
  const servers = new Map<ViteDevServer, ServerState>();
  const pending = new Set<string>();
  let watchers: readonly FSWatcher[] = [];

  const check = (file: string): void => {
    pending.delete(file);
    const now = stamp(file);
    if (now === undefined) return;
    // The compilers first: the others ask them, and must ask again what they asked too early.
    let latest = 0;
    for (const [{ watcher }, { noticed }] of [...servers].toReversed()) {
      const last = noticed.get(file);
      if (last?.stamp !== now || last.at < latest) watcher.emit("change", file);
      latest = Math.max(latest, noticed.get(file)?.at ?? 0);
    }
  };
  const note = (file: string): void => {
    if (!isSource(file) || pending.has(file)) return;
    pending.add(file);
    setTimeout(check, OWN_WATCHER, file).unref();
  };
  const watchFolder = (folder: string): FSWatcher => {
    const watcher = watch(folder, (_, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true && !path.includes("node_modules"))
        watchers = [...watchers, ...listFolders(path).map(watchFolder)];
      else note(path);
    });
    watcher.on("error", () => watcher.close());
    return watcher;
  };

  return {
    name: "story-shots:fresh-sources",
    apply: "serve",
    configureServer(server) {
      // A build's compiler watches nothing.
      if (server.config.server.watch === null) return;
      const state: ServerState = { noticed: new Map(), served: new Map() };
      servers.set(server, state);
      if (watchers.length === 0) watchers = folders.flatMap(listFolders).map(watchFolder);
      server.watcher.on("change", (file) => {
        // Storybook reports its virtual modules as changed, whose ids begin with a null byte.
        if (file.includes("\0")) return;
        state.noticed.set(file, { stamp: stamp(file), at: performance.now() });
        state.served.delete(normalise(file));
      });
      const close = server.close.bind(server);
      server.close = async () => {
        servers.delete(server);
        if (servers.size === 0) for (const watcher of watchers) watcher.close();
        await close();
      };
      server.middlewares.use(SOURCES_PATH, (_request, response) => {
        response
          .setHeader("content-type", "application/json")
          .end(JSON.stringify([...servers.values()].flatMap(({ served }) => [...served])));
      });
    },
    transform: {
      order: "pre",
      handler(_, id) {
        const [file = ""] = id.split("?");
        if (!folders.some((folder) => file.startsWith(`${normalise(folder)}/`))) return;
        // Not the virtual modules that are named after a file.
        if (stamp(file) === undefined) return;
        const config = this.environment.getTopLevelConfig();
        const [, state] = [...servers].find(([server]) => server.config === config) ?? [];
        // Read again: another plugin may have changed the code already.
        state?.served.set(file, hashSource(readFileSync(file)));
      },
    },
  };
}
