import { disconnectedClient } from "@lectern/data/disconnected-client";
import { decodeResponse } from "@lectern/data/request";
import type { Preview, ReadContext, ReadData, Reads } from "./page.ts";
import { render } from "@lectern/page-loading/preview/render";

/** Reads the prefetched responses by name. @throws if a request was not prefetched, failed, or can't be decoded */
async function readPrefetched<Named extends Reads>(reads: Named): Promise<ReadData<Named>> {
  const prefetched = window.lecternPrefetched ?? [];
  const entries = Object.entries(reads).map(async ([name, { firstRequest }]) => {
    const request = prefetched.find((each) => each.name === name);
    if (request === undefined) throw new Error(`${name} was not prefetched`);
    // A clone, because the app reads the same response.
    return [name, await decodeResponse(firstRequest, (await request.response).clone())];
  });
  return Object.fromEntries(await Promise.all(entries)) as ReadData<Named>;
}

/**
 * Renders a page's content from the prefetched responses instead of the skeleton, while the app's code loads (ADR
 * 0009). The app then replaces it with the same content. After any failure the skeleton stays.
 */
export async function showPreview<Read extends (context: ReadContext) => Reads>(
  reads: Read,
  preview: Preview<Read>,
): Promise<void> {
  try {
    // Only the decoders are used, and they don't depend on the address.
    const data = await readPrefetched(reads({ client: disconnectedClient, userId: "", params: {} }));
    // In its own task, because the current one has parsed this code.
    await new Promise((resolve) => setTimeout(resolve));
    const content = new DocumentFragment();
    render(preview(data as ReadData<ReturnType<Read>>, new URLSearchParams(location.search)), content);
    // Once the app is mounted, clicks are no longer held, and it has rendered the content itself.
    if (window.lecternHold === undefined || content.childElementCount === 0) return;
    for (const field of content.querySelectorAll("input")) field.inert = true;
    document.querySelector("#content")?.replaceChildren(content);
  } catch {
    // The app gets the same failure and shows it.
  }
}
