import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MIN_PASSWORD_LENGTH } from "./max-lengths.ts";

test("PUB-07 asks for passwords as long as the auth service does", () => {
  const config = readFileSync(new URL("../../../supabase/config.toml", import.meta.url), "utf8");
  expect(config).toContain(`minimum_password_length = ${MIN_PASSWORD_LENGTH}\n`);
});
