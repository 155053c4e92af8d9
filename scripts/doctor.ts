/**
 * `npm run doctor -- .env.production`: checks a hosted environment and reports what is missing; ends with 1 if something
 * that is needed is. The file has the
 * functions' secrets as NAME=value lines, and SUPABASE_URL with its keys. Without a file, the shell's variables are
 * used; without a SUPABASE_URL there, it looks at a server of one's own if `.env` or the shell has SITE_URL, and otherwise says
 * who writes answers on this machine.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describeWriter } from "@lectern/local-backend/describe-writer";
import { examineOwnServer } from "@lectern/local-backend/examine-own-server";
import { readSettings } from "@lectern/local-backend/settings";
import { examine } from "@lectern/supabase/scripts/doctor/examine";
import { type Finding, tiers } from "@lectern/supabase/scripts/doctor/finding";

const titles = {
  needed: "Needed: without it the product does not work",
  payments: "Payments: without it plans can't be bought",
  mail: "Mail: without it a forgotten password's link arrives at members of the team only",
  model: "Model: without it the assistant quotes",
  assistants: "Assistants: without it students can't connect ChatGPT, Claude or an editor",
};

function print(findings: readonly Finding[]): void {
  for (const { what, advice } of findings)
    console.log(advice === undefined ? `ok       ${what}` : `missing  ${what}\n         ${advice}`);
}

const conclude = (all: readonly Finding[], troubles: readonly Finding[]): void =>
  console.log(troubles.length === 0 ? "\nAll is there." : `\n${troubles.length} of ${all.length} need attention.`);

const [file] = process.argv.slice(2);
try {
  if (file !== undefined) process.loadEnvFile(file);
} catch {
  console.error(`${file} can't be read.`);
  process.exit(2);
}
const dotEnv = join(import.meta.dirname, "../.env");
if (file === undefined && !process.env.SUPABASE_URL && existsSync(dotEnv)) process.loadEnvFile(dotEnv);
if (file === undefined && !process.env.SUPABASE_URL) {
  try {
    const { ownServer, host, backups } = readSettings(process.env);
    if (ownServer !== undefined) {
      console.log(`A server of one's own at ${ownServer.siteUrl}. ${describeWriter(process.env)}.\n`);
      const findings = await examineOwnServer({ ownServer, host, backups });
      print(findings);
      const troubles = findings.filter(({ advice }) => advice !== undefined);
      conclude(findings, troubles);
      process.exit(troubles.length === 0 ? 0 : 1);
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
  console.log(`On this machine nothing else is needed: npm start. ${describeWriter(process.env)}.`);
  console.log("A hosted project: npm run doctor -- .env.production");
  process.exit(0);
}
const findings = await examine((name) => process.env[name]);
const troubles = findings.filter(({ advice }) => advice !== undefined);
for (const tier of tiers) {
  console.log(`\n${titles[tier]}`);
  print(findings.filter((finding) => finding.tier === tier));
}
conclude(findings, troubles);
process.exit(troubles.some(({ tier }) => tier === "needed") ? 1 : 0);
