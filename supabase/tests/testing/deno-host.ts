/**
 * Run by Deno: `deno run deno-host.ts <function>…` serves those functions in one process, each index.ts unchanged, at
 * `/<function>`. Captures the handler passed to Deno.serve instead of listening, as a hosted project's runtime does.
 */
type Handler = (request: Request) => Response | Promise<Response>;
declare const Deno: { readonly args: readonly string[]; serve: (handler: Handler) => unknown };

const listen = Deno.serve;
const handlers = new Map<string, Handler>();
for (const name of Deno.args) {
  Deno.serve = (handler) => handlers.set(name, handler);
  // oxlint-disable-next-line no-await-in-loop -- the next import would replace this one's handler
  await import(`../../functions/${name}/index.ts`);
}
listen((request) => {
  const handler = handlers.get(new URL(request.url).pathname.split("/")[1] ?? "");
  return handler?.(request) ?? new Response("There is no such function", { status: 404 });
});
