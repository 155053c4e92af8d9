import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { MIN_PASSWORD_LENGTH } from "@lectern/domain/max-lengths";
import { expect, it } from "vitest";

const supabase = join(import.meta.dirname, "..");

const inOrder = (names: readonly string[]) => names.toSorted((a, b) => (a < b ? -1 : 1));

it("DAT-02 config.toml lists every function, and leaves authentication to the function", async () => {
  const config = await readFile(join(supabase, "config.toml"), "utf8");
  const entries = await readdir(join(supabase, "functions"), { withFileTypes: true });
  const functions = entries.filter((entry) => entry.isDirectory() && entry.name !== "_shared").map(({ name }) => name);
  expect(functions.length).toBeGreaterThan(10);
  const configured = Array.from(
    config.matchAll(/^\[functions\.([a-z-]+)\]\nverify_jwt = false$/gm),
    ([, name]) => name!,
  );

  expect(inOrder(configured)).toEqual(inOrder(functions));
});

it("SRV-09 config.toml sends mail through a mail server, with a template that exists and opens the link", async () => {
  const config = await readFile(join(supabase, "config.toml"), "utf8");
  expect(config).toMatch(/^\[auth\.email\.smtp\]\nenabled = true\nhost = "env\(SMTP_HOST\)"/m);
  const [, path = ""] = /^content_path = "\.\/supabase\/(.+)"$/m.exec(config) ?? [];
  expect(await readFile(join(supabase, path), "utf8")).toContain('href="{{ .ConfirmationURL }}"');
});

it("SRV-10 config.toml requires a recent session for changing a password", async () => {
  expect(await readFile(join(supabase, "config.toml"), "utf8")).toMatch(/^secure_password_change = true$/m);
});

it("PUB-07 config.toml requires passwords as long as the fields say", async () => {
  const config = await readFile(join(supabase, "config.toml"), "utf8");
  expect(config).toContain(`\nminimum_password_length = ${MIN_PASSWORD_LENGTH}\n`);
});
