import { type FSWatcher, readdirSync, readFileSync, statSync, watch } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { hashSource, SOURCES_PATH } from "./dev-server.ts";

/** How long the server's own watcher may take to notice an edit, in ms. */
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

/** Identifies the content of a file; `undefined` if it is gone. */
function stamp(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true ? `${stats.mtimeMs} ${stats.ino} ${stats.size}` : undefined;
}

interface ServerState {
  /** The version of each file that the server was last told about, and when (`performance.now()`). */
  readonly noticed: Map<string, { readonly stamp: string | undefined; readonly at: number }>;
  /** The hash of the content from which a file's modules were made, by path. */
  readonly served: Map<string, string>;
}

const normalise = (file: string): string => file.replaceAll("\\", "/");

/**
 * Keeps the modules of a development server up to date with the files, and tells which version of each file it serves.
 *
 * Vite's watcher (chokidar) has one handle for each file, which all watchers of the process share. `git checkout` and
 * most editors replace a file by another one of the same name. Each watcher then releases the handle of the old file,
 * but reuses it as long as another watcher holds it. With two watchers, both therefore lose the file. A second Vite
 * server in the process, such as vanilla-extract's compiler, is such a second watcher. This plugin watches the folders
 * and tells every server about edits that its own watcher missed. The second server must use the plugin too.
 *
 * @param folders folders of sources; their subfolders are included
 */
export function freshSources(folders: readonly string[]): Plugin {
  const servers = new Map<ViteDevServer, ServerState>();
  const pending = new Set<string>();
  let watchers: readonly FSWatcher[] = [];

  const check = (file: string): void => {
    pending.delete(file);
    const now = stamp(file);
    if (now === undefined) return;
    // The compilers first: the other servers use their results, and must request again what they requested too early.
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
      // The compiler of a build watches nothing.
      if (server.config.server.watch === null) return;
      const state: ServerState = { noticed: new Map(), served: new Map() };
      servers.set(server, state);
      if (watchers.length === 0) watchers = folders.flatMap(listFolders).map(watchFolder);
      server.watcher.on("change", (file) => {
        // Storybook reports changes of its virtual modules, whose ids begin with a null byte.
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
        // Virtual modules that are named after a file are excluded.
        if (stamp(file) === undefined) return;
        const config = this.environment.getTopLevelConfig();
        const [, state] = [...servers].find(([server]) => server.config === config) ?? [];
        // Read from disk, because another plugin may have changed the code already.
        state?.served.set(file, hashSource(readFileSync(file)));
      },
    },
  };
}
