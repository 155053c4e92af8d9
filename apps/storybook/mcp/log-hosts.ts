/**
 * Loaded into every process of a dev server (`node --import`): logs each host that the process looks up to `HOSTS_LOG`.
 */
import dns from "node:dns";
import { appendFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const log = process.env["HOSTS_LOG"];
// oxlint-disable-next-line typescript/unbound-method -- dns.lookup needs no this
const { lookup } = dns;
if (log !== undefined) {
  dns.lookup = ((hostname: string, ...rest: unknown[]) => {
    appendFileSync(log, `${hostname}\n`);
    return Reflect.apply(lookup, dns, [hostname, ...rest]) as unknown;
  }) as typeof dns.lookup;
  syncBuiltinESMExports();
}
