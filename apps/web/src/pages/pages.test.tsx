import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { sortRedirects, toRedirectsFile } from "@lectern/page-loading/documents/host-files";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { beforeAll, describe, expect, test } from "vitest";
import { compose } from "../compose.ts";
import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { prefetchRoute } from "./prefetch-route.ts";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { AppRoutes } from "./AppRoutes.tsx";
import { toDocuments } from "../documents.tsx";
import { listPages, pages } from "./index.ts";
import { matchPage } from "./match-page.ts";
import type { Page, Preview, ReadContext } from "./page.ts";

const reads = ({ client, userId, params: { id = "" } }: ReadContext) => ({
  recording: recordingQueries(client, userId).one(id),
});
const preview: Preview<typeof reads> = ({ recording }) => <p>{recording?.name ?? "an imaginary skeleton"}</p>;
const imaginary: Page = {
  name: "imaginary",
  path: "/dashboard/imaginary/:id",
  title: "Imaginary",
  area: "dashboard",
  reads,
  preview: async () => ({ preview }),
};
const publicPage: Page = {
  name: "imaginary-public",
  path: "/imaginary",
  area: "public",
  screen: lazyScreen(async () => () => <p>an imaginary screen</p>),
};
const below: Page = { name: "imaginary-below", path: "/dashboard/imaginary/:id/below", area: "dashboard" };
const table = [...pages, imaginary, publicPage, below];

describe("a page added to the table", () => {
  let documents: Awaited<ReturnType<typeof toDocuments>>;
  beforeAll(async () => {
    documents = await toDocuments(table, { url: undefined, publishableKey: "sb_publishable_test" });
  });
  const appDocument = (file: string) => {
    const document = documents.find((each) => each.file === file);
    if (document === undefined || document.kind === "static") throw new Error(`the table makes no ${file}`);
    return document;
  };

  test("has a route", async () => {
    await publicPage.screen?.preload();
    const html = renderToStaticMarkup(
      <StaticRouter location="/imaginary">
        <AppRoutes table={table} />
      </StaticRouter>,
    );
    expect(html).toContain("an imaginary screen");
  });

  test("is found by its address, with its parameters", () => {
    expect(matchPage(table, "/dashboard/imaginary/7")).toEqual({ page: imaginary, params: { id: "7" } });
  });

  test("has a document with its title and its skeleton", () => {
    const document = appDocument("app/imaginary.html");
    expect(document.title).toBe("Imaginary · Lectern");
    expect(renderToStaticMarkup(document.withSession)).toContain("an imaginary skeleton");
    expect(document.preview).toBe("imaginary");
  });

  test("has its first reads prefetched by its document", () => {
    const data = appDocument("app/imaginary.html").head.map(({ data }) => data);
    expect(data).toContainEqual(
      expect.objectContaining({
        parts: { id: 3 },
        requests: expect.arrayContaining([
          expect.objectContaining({ name: "recording", url: expect.stringContaining("id=eq.PARAM-PLACEHOLDER-id") }),
        ]),
      }),
    );
  });

  test("has a line in _redirects, alone or with pages that share its document", () => {
    const app = documents.filter((document) => document.kind !== "static");
    const lines = toRedirectsFile(
      sortRedirects(app.flatMap(({ addresses, file }) => addresses.map((address) => ({ address, file })))),
    ).split("\n");
    expect(lines).toContain("/dashboard/imaginary/* /app/imaginary 200");
    expect(lines).toContain("/imaginary /app 200");
    expect(lines.indexOf("/dashboard/imaginary/:id/below /app/dashboard 200")).toBeGreaterThan(-1);
    expect(lines.indexOf("/dashboard/imaginary/:id/below /app/dashboard 200")).toBeLessThan(
      lines.indexOf("/dashboard/imaginary/* /app/imaginary 200"),
    );
    expect(lines.indexOf("/dashboard/imaginary/* /app/imaginary 200")).toBeLessThan(
      lines.indexOf("/dashboard/* /app/dashboard 200"),
    );
  });

  test("has its reads fetched before its first render", async () => {
    const requested: string[] = [];
    const localStorage = new MemoryStorage();
    const session = {
      access_token: "token",
      refresh_token: "refresh",
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      user: { id: "maya", email: "maya@lectern.test" },
    };
    localStorage.setItem("lectern-session", JSON.stringify(session));
    const composed = compose({
      location: new URL("https://lectern.test/dashboard/imaginary/7") as unknown as Location,
      history: { state: null, replaceState: () => undefined } as unknown as History,
      localStorage,
      sessionStorage: new MemoryStorage(),
      navigator: { userAgent: "" },
      performance,
      fetch: async (input) => {
        requested.push(input instanceof Request ? input.url : String(input));
        return await new Promise<never>(() => undefined);
      },
      addEventListener: () => undefined,
    });
    await prefetchRoute(composed, "/dashboard/imaginary/7", table);
    expect(requested).toContainEqual(expect.stringMatching(/\/rest\/v1\/recordings\?.*id=eq\.7(?:&|$)/));
  });
});

test("every path belongs to one page", () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("every page has the screen or the document that is named after it", () => {
  const missing = pages.filter(({ area, screen, document }) => !(area === "document" ? document : screen));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test("OPS-08 a server that sells no plans has no pages about them, nor about referrals", () => {
  const shown = new Set<string>(listPages(false).map(({ name }) => name));
  expect(
    listPages(true)
      .map(({ name }) => name)
      .filter((name) => !shown.has(name)),
  ).toEqual(["pricing", "referral-link", "subscription", "manage-subscription", "referrals"]);
});
