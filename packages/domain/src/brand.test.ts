import { expect, test } from "vitest";
import { brand } from "./brand.ts";

test("PUB-05 links to social networks through addresses of the brand's own domain", () => {
  const domain = new URL(brand.siteUrl).host;
  for (const address of Object.values(brand.social)) expect(new URL(address).host).toBe(domain);
  expect(brand.supportEmail.endsWith(`@${domain}`)).toBe(true);
});
