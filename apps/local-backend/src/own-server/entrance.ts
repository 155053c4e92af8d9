import { BlockList, isIPv6 } from "node:net";
import { isLoopbackName } from "../server/trusted-host.ts";
import type { Bindings } from "../supabase/routes.ts";
import type { OwnServer } from "./own-server.ts";

type Answer = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** The headers in which proxies tell who asked for what. None of them reaches a route. */
const PROXY_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-real-ip",
  "cf-connecting-ip",
  "true-client-ip",
];

const toIpFamily = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    if (prefix === undefined) list.addAddress(address, toIpFamily(address));
    else list.addSubnet(address, Number(prefix), toIpFamily(address));
  }
  return list;
}

const isIn = (list: BlockList, address: string) => list.check(address, toIpFamily(address));

const loopback = toBlockList(["127.0.0.0/8", "::1"]);

/** A system with both kinds of addresses writes an IPv4 peer as `::ffff:127.0.0.1`. */
const toPlainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** Lists the parts of a header that each proxy extends at its end. */
const listParts = (value: string | null): readonly string[] =>
  (value ?? "").split(",").flatMap((part) => part.trim() || []);

const toHostname = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;

/**
 * Lets in what is asked of the site, and of this machine by itself. Every route then sees the site's own address, the
 * client's network address, and no header of a proxy. Only the named proxies' headers are believed: from any other peer
 * they would let a client choose its address, and with it escape every limit.
 */
export function guardEntrance({ siteUrl, trustedProxies }: OwnServer, serve: Answer): Answer {
  const proxies = toBlockList(trustedProxies);
  const site = new URL(siteUrl);

  return (request, { peerAddress }) => {
    const peer = toPlainAddress(peerAddress ?? "");
    const isProxied = isIn(proxies, peer);
    const listForwarded = (name: string) => listParts(isProxied ? request.headers.get(name) : null);
    const url = new URL(request.url);
    const host = listForwarded("x-forwarded-host").at(-1);
    const hostname = host === undefined ? url.hostname : toHostname(host);
    const isThisMachine = hostname !== undefined && isLoopbackName(hostname) && isIn(loopback, peer);
    if (hostname !== site.hostname && !isThisMachine) {
      return new Response(`This server answers to ${site.host} only (SITE_URL).\n`, { status: 421 });
    }
    const address = new URL(siteUrl);
    address.pathname = url.pathname;
    address.search = url.search;
    if (site.protocol === "https:" && listForwarded("x-forwarded-proto").at(-1) === "http") {
      return new Response(null, { status: 308, headers: { location: address.href } });
    }
    const hops = listForwarded("x-forwarded-for").map(toPlainAddress);
    const client = hops.findLast((hop) => !isIn(proxies, hop)) ?? peer;
    const headers = new Headers(request.headers);
    for (const name of PROXY_HEADERS) headers.delete(name);
    // The functions read it, as behind the proxy of a hosted project.
    headers.set("cf-connecting-ip", client);
    const { method, signal, body } = request;
    const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" };
    return serve(new Request(address, init), { peerAddress: client });
  };
}
