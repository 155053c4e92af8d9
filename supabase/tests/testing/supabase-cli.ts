import { execFile } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { buffer } from "node:stream/consumers";

const root = join(import.meta.dirname, "../../..");
const bin = join(root, "node_modules/.bin");

/** The project in the management API below. */
export const PROJECT_REF = "abcdefghijklmnopqrst";

/** An uploaded function. */
export interface Upload {
  readonly metadata: {
    readonly name: string;
    readonly entrypoint_path: string;
    readonly import_map_path: string;
    readonly verify_jwt: boolean;
  };
  /** Texts by path from the repository's root. */
  readonly files: ReadonlyMap<string, string>;
}

/** A command's output on both streams, and its exit status. */
export interface CommandResult {
  readonly output: string;
  readonly status: number;
}

/**
 * Runs the pinned Supabase CLI on a copy of the files that a deploy reads. A management API on this machine replaces
 * Supabase's.
 */
export interface SupabaseCli {
  /** Runs a shell line without a terminal, with the CLI as `npx supabase`. */
  run(line: string, env?: Readonly<Record<string, string>>): Promise<CommandResult>;
  /** The requests, such as `POST /v1/…`, in order. */
  readonly requests: string[];
  readonly uploads: Upload[];
  stop(): Promise<void>;
}

async function readUpload(request: IncomingMessage): Promise<Upload> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(await buffer(request), { headers }).formData();
  const metadata = form.get("metadata");
  if (typeof metadata !== "string") throw new Error("the upload has no metadata");
  const files = form.getAll("file").filter((part) => part instanceof File);
  return {
    metadata: JSON.parse(metadata) as Upload["metadata"],
    files: new Map(await Promise.all(files.map(async (file) => [file.name, await file.text()] as const))),
  };
}

const project = {
  id: PROJECT_REF,
  ref: PROJECT_REF,
  organization_id: "lectern",
  organization_slug: "lectern",
  name: "Lectern",
  region: "eu-central-1",
  created_at: "2026-01-01T00:00:00Z",
  status: "ACTIVE_HEALTHY",
  database: { host: "db.supabase.test", version: "17.6.1", postgres_engine: "17", release_channel: "ga" },
};

const toDeployed = (slug: string) => ({
  id: "00000000-0000-4000-8000-000000000000",
  slug,
  name: slug,
  status: "ACTIVE",
  version: 1,
  created_at: 1,
  updated_at: 1,
  verify_jwt: false,
});

/** Starts the part of Supabase's management API that deploying functions needs. Anything else is 404. */
async function startManagementApi() {
  const requests: string[] = [];
  const uploads: Upload[] = [];
  const answer = async (request: IncomingMessage): Promise<[status: number, body: unknown]> => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    requests.push(`${request.method} ${pathname}`);
    if (pathname === `/v1/projects/${PROJECT_REF}`) return [200, project];
    if (pathname === `/v1/projects/${PROJECT_REF}/functions/deploy`) {
      uploads.push(await readUpload(request));
      return [201, toDeployed(searchParams.get("slug") ?? "")];
    }
    if (pathname === `/v1/projects/${PROJECT_REF}/functions`)
      return [200, request.method === "PUT" ? { functions: [] } : []];
    return [404, { message: "not found" }];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    uploads,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/**
 * The files that a deploy reads. They are copied, so that a developer's own `supabase link` and `supabase/.env` change
 * nothing.
 */
const sources = [
  "supabase/config.toml",
  "supabase/functions",
  "supabase/migrations",
  "supabase/templates",
  "packages/assistant/src",
  "packages/domain/src",
  "packages/practice/src",
  "packages/transcript/src",
];

/** Starts the management API and copies the sources, adding a `.env.production`. */
export async function startSupabaseCli(): Promise<SupabaseCli> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-supabase-cli-"));
  const work = join(folder, "work");
  const api = await startManagementApi();
  await Promise.all(sources.map((path) => cp(join(root, path), join(work, path), { recursive: true })));
  await writeFile(join(work, ".env.production"), "SITE_URL=https://lectern.example\n");
  const profile = join(folder, "profile.json");
  const hosts = { api_url: api.url, dashboard_url: api.url, project_host: "supabase.test" };
  await writeFile(profile, JSON.stringify({ name: "local", ...hosts }));
  const fixed = {
    PATH: [bin, process.env["PATH"]].join(delimiter),
    HOME: folder,
    SUPABASE_PROFILE: profile,
    SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}`,
    SUPABASE_NO_KEYRING: "1",
    SUPABASE_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
  };
  const run: SupabaseCli["run"] = (line, env = {}) =>
    new Promise((resolve) => {
      const command = line.replaceAll("npx supabase", "supabase");
      const child = execFile(
        "bash",
        ["-c", command],
        { cwd: work, env: { ...fixed, ...env }, maxBuffer: 64 << 20, timeout: 60_000 },
        (error, stdout, stderr) =>
          resolve({ output: stdout + stderr, status: error === null ? 0 : Number(error.code ?? 1) }),
      );
      child.stdin?.end();
    });
  return {
    run,
    requests: api.requests,
    uploads: api.uploads,
    stop: async () => {
      await api.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
