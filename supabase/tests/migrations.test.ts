import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { digestMigration } from "@lectern/supabase/scripts/migrations";
import { describe, expect, it } from "vitest";
import landed from "@lectern/supabase/landed-migrations.json" with { type: "json" };

const folder = join(import.meta.dirname, "../migrations");
const files = readdirSync(folder).toSorted();
const statements = (file: string) => readFileSync(join(folder, file), "utf8").replaceAll(/--.*$/gm, "");

const definition =
  /\bcreate\s+(?<kind>table|view|(?:unique )?index|function|policy|trigger|sequence|schema|type)\s+(?<name>"[^"]+"|[\w.]+)(?:[^;]*?\son\s+(?<on>[\w.]+))?/g;

/** Lists the objects that a text creates: policies and triggers with their table, because their names repeat. */
function definitionsIn(text: string): string[] {
  return [...text.matchAll(definition)].map(({ groups }) => {
    const { kind, name, on } = groups as { kind: string; name: string; on?: string };
    return kind === "policy" || kind === "trigger" ? `${kind} ${name} on ${on}` : `${kind} ${name}`;
  });
}

/**
 * Matches statements that change an existing object. Roles of the project are excluded, because no migration creates
 * them.
 */
const amendment =
  /\bcreate or replace\b|\bdrop\b|\balter (?!default privileges\b|role authenticator set\b|table [\w.]+ enable row level security;)/;

/** The first release's. Later ones are added, and may change what these created. */
const released = files.filter((file) => file <= "20261122202600_count_kept_data.sql");

describe("the migrations of the first release describe its schema", () => {
  it.each(files)("%s is named as the Supabase CLI expects", (file) => {
    expect(file).toMatch(/^\d{14}_[a-z_]+\.sql$/);
  });

  it.each(released)("%s changes no object that an earlier migration created", (file) => {
    expect(amendment.exec(statements(file))?.[0]).toBeUndefined();
  });

  it("defines each table, function, policy, index and trigger once", () => {
    const defined = released.flatMap((file) => definitionsIn(statements(file)));
    expect(defined.length).toBeGreaterThan(80);
    expect(defined.filter((name, place) => defined.indexOf(name) !== place)).toEqual([]);
  });
});

describe("a migration that has landed (npm run migrations:land)", () => {
  it.each(Object.entries(landed))("OPS-07 %s does what it did", (name, digest) => {
    expect(digestMigration(readFileSync(join(folder, `${name}.sql`), "utf8"))).toBe(digest);
  });

  it("OPS-07 is followed by later ones only", () => {
    const names = Object.keys(landed);
    expect(names.length).toBeGreaterThanOrEqual(32);
    const later = files.filter((file) => !names.includes(file.replace(".sql", "")));
    expect(later.filter((file) => file < `${names.toSorted().at(-1)}`)).toEqual([]);
  });
});
