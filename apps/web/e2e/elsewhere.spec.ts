import { createAssistantMemory } from "@lectern/local-backend/testing/assistant-memory";
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from "@modelcontextprotocol/client";
import { readBackend } from "../src/platform/backend.ts";
import { openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const { publishableKey: apikey } = readBackend({});
const CALLBACK = "http://127.0.0.1:4899/callback";

test("CON-01 CON-02 CON-03 CON-04 an assistant registers, is allowed, finds a passage that opens at its second, and is refused after Disconnect", async ({
  page,
  server,
}, { project }) => {
  const email = `elsewhere-${project.name}@school.test`;
  await openSignedIn(page, email);
  await server.record(email);
  await page.route(`${CALLBACK}**`, (route) => route.fulfill({ contentType: "text/html", body: "Back" }));
  const memory = createAssistantMemory("Study Bot", CALLBACK);
  const connect = () => {
    const address = new URL(`${server.url}/functions/v1/mcp`);
    const transport = new StreamableHTTPClientTransport(address, { authProvider: memory.provider });
    const client = new Client({ name: "study-bot", version: "1.0.0" });
    return { transport, client, connected: client.connect(transport) };
  };

  await test.step("the client registers, and the student allows it in the browser", async () => {
    const { transport, connected } = connect();
    await expect(connected).rejects.toThrow(UnauthorizedError);
    await page.goto(memory.getOpened().href);
    await expect(page).toHaveURL(/\/oauth\/consent\?/);
    await expect(page.getByRole("main")).toContainText("Study Bot wants to read your lectures.");
    await page.getByRole("main").getByRole("button", { name: "Allow", exact: true }).click();
    await page.waitForURL(`${CALLBACK}?*`);
    await transport.finishAuth(new URL(page.url()).searchParams);
  });

  const { client, connected } = connect();
  await connected;
  const call = async (name: string, input: object = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: { ...input } });
    expect(isError ?? false).toBe(false);
    return content.map((one) => (one.type === "text" ? one.text : "")).join();
  };

  await test.step("its token changes nothing", async () => {
    const headers = { apikey, authorization: `Bearer ${memory.getAccessToken()}` };
    const answer = await page.request.delete("/rest/v1/recordings?id=not.is.null", { headers });
    expect(answer.status()).toBe(403);
  });

  await test.step("the link of a passage opens the recording at its second", async () => {
    const [, id] = /id (\S+) · /.exec(await call("list_recordings")) ?? [];
    const found = await call("search_lectures", { query: "memory cells" });
    const [, link = "", said = ""] = /(http\S+&t=\d+)\n\s+“(.{20})/.exec(found) ?? [];
    expect(link).toContain(`/dashboard/library/recording/${id}?tab=transcript&t=`);
    await page.goto(link);
    const marked = page.getByRole("tabpanel", { name: "Transcript" }).locator("[aria-current=location]");
    await expect(marked).toBeFocused();
    await expect(marked).toBeInViewport();
    await expect(marked).toContainText(said);
  });

  await test.step("Disconnect in Settings refuses it in the same second", async () => {
    await page.goto("/dashboard/settings");
    await page.getByRole("main").getByRole("button", { name: "Disconnect Study Bot" }).click();
    await expect(page.getByText("No assistants are connected.")).toBeVisible();
    await expect(call("list_recordings")).rejects.toThrow();
  });
});
