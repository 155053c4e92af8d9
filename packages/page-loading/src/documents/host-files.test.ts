import { expect, test } from "vitest";
import {
  headerRules,
  type Redirect,
  sortRedirects,
  toHeadersFile,
  toRedirectsFile,
  toRobots,
  toSitemap,
  toVercelFile,
} from "./host-files.ts";

const site = { name: "Site", tagline: "", url: "https://site.test", backendUrl: undefined, disallowed: ["/private"] };

test("_redirects lists specific addresses first", () => {
  const sorted = sortRedirects([
    { address: "/app/*", file: "app.html" },
    { address: "/app/list/*", file: "list.html" },
    { address: "/app", file: "home.html" },
  ]);
  expect(toRedirectsFile(sorted)).toBe("/app /home 200\n/app/list/* /list 200\n/app/* /app 200\n");
});

test("OPS-04 _redirects names no file by its extension, and no document at its own address", () => {
  const redirects = [
    { address: "/login", file: "login.html" },
    { address: "/r/*", file: "app.html" },
  ];
  expect(toRedirectsFile(redirects)).toBe("/r/* /app 200\n");
});

const vercel = (redirects: readonly Redirect[], files: readonly string[] = []) =>
  JSON.parse(toVercelFile(headerRules, redirects, files)) as {
    readonly headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
    readonly rewrites: readonly { source: string; destination: string }[];
  };

/** Computes the headers of a path from `_headers`: those of all matching rules, with values of the same name joined. */
function readHeaders(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let isMatch = false;
  for (const line of toHeadersFile(headerRules).split("\n")) {
    if (line.startsWith("/")) isMatch = new RegExp(`^${line.replace("*", ".*")}$`).test(path);
    const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (isMatch && name !== "") found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return found;
}

test.each(["/", "/tos", "/dashboard/library", "/sw.js", "/assets/app-a1.js"])(
  "OPS-04 vercel.json sends %s with the headers of _headers",
  (path) => {
    const found: Record<string, string> = {};
    for (const { source, headers } of vercel([]).headers)
      if (new RegExp(`^${source}$`).test(path)) for (const { key, value } of headers) found[key] = value;
    expect(found).toEqual(readHeaders(path));
    expect(found).toMatchObject({ "X-Frame-Options": "DENY" });
  },
);

test("OPS-04 vercel.json has the rules of _redirects, and those that other hosts apply automatically", () => {
  const redirects = [
    { address: "/login", file: "login.html" },
    { address: "/app/list/*", file: "list.html" },
    { address: "/app/*", file: "app.html" },
  ];
  expect(vercel(redirects, ["tos.html"]).rewrites).toEqual([
    { source: "/login", destination: "/login.html" },
    { source: "/app/list/(.*)", destination: "/list.html" },
    { source: "/app/(.*)", destination: "/app.html" },
    { source: "/tos", destination: "/tos.html" },
  ]);
});

test("the sitemap lists the pages that search engines may find", () => {
  expect(toSitemap(site, ["/b", "/a"])).toContain(
    "<url><loc>https://site.test/a</loc></url><url><loc>https://site.test/b</loc></url>",
  );
});

test("writes robots.txt", () => {
  expect(toRobots(site)).toBe("User-agent: *\nDisallow: /private\nSitemap: https://site.test/sitemap.xml\n");
});
