import { expect, test } from "vitest";
import { sortRedirects, toRedirectsFile, toRobots, toSitemap } from "./host-files.ts";

const site = { name: "Site", tagline: "", url: "https://site.test", backendUrl: undefined, disallowed: ["/private"] };

test("_redirects lists particular addresses first", () => {
  const sorted = sortRedirects([
    { address: "/app/*", file: "app.html" },
    { address: "/app/list/*", file: "list.html" },
    { address: "/app", file: "home.html" },
  ]);
  expect(toRedirectsFile(sorted)).toBe("/app /home.html 200\n/app/list/* /list.html 200\n/app/* /app.html 200\n");
});

test("the sitemap lists the pages that search engines may find", () => {
  expect(toSitemap(site, ["/b", "/a"])).toContain(
    "<url><loc>https://site.test/a</loc></url><url><loc>https://site.test/b</loc></url>",
  );
});

test("writes robots.txt", () => {
  expect(toRobots(site)).toBe("User-agent: *\nDisallow: /private\nSitemap: https://site.test/sitemap.xml\n");
});
