/**
 * `npm run doctor -- .env.production`: checks a hosted environment and reports what is missing; ends with 1 if something
 * that is needed is. The file has the
 * functions' secrets as NAME=value lines, and SUPABASE_URL with its keys. Without a file, the shell's variables are
 * used; without a SUPABASE_URL there, it says who writes answers on this machine.
 */
import { describeWriter } from "@lectern/local-backend/describe-writer";
import { examine } from "@lectern/supabase/scripts/doctor/examine";
import { tiers } from "@lectern/supabase/scripts/doctor/finding";

const titles = {
  needed: "Needed: without it the product does not work",
  payments: "Payments: without it plans can't be bought",
  mail: "Mail: without it a forgotten password's link arrives at members of the team only",
  model: "Model: without it the assistant quotes",
};

const [file] = process.argv.slice(2);
try {
  if (file !== undefined) process.loadEnvFile(file);
} catch {
  console.error(`${file} can't be read.`);
  process.exit(2);
}
if (file === undefined && !process.env.SUPABASE_URL) {
  console.log(`On this machine nothing else is needed: npm start. ${describeWriter(process.env)}.`);
  console.log("A hosted project: npm run doctor -- .env.production");
  process.exit(0);
}
const findings = await examine((name) => process.env[name]);
const troubles = findings.filter(({ advice }) => advice !== undefined);
for (const tier of tiers) {
  console.log(`\n${titles[tier]}`);
  for (const { what, advice } of findings.filter((finding) => finding.tier === tier))
    console.log(advice === undefined ? `ok       ${what}` : `missing  ${what}\n         ${advice}`);
}
console.log(troubles.length === 0 ? "\nAll is there." : `\n${troubles.length} of ${findings.length} need attention.`);
process.exit(troubles.some(({ tier }) => tier === "needed") ? 1 : 0);
