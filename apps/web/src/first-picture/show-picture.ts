import type { ReactNode } from "react";
import { draw } from "./draw.ts";

/**
 * Draws the page with what its document asked for first, in the place of its shape, while the app's code is on its way
 * (decision 0147). The app takes its place with the same; whatever goes wrong here leaves the shape to it.
 *
 * @param picture the page's content out of the answers, in the order of the page's `asks`; undefined where there is
 *   nothing to show yet
 * @param asked how many of the answers it needs
 */
export async function showPicture(picture: (answers: readonly unknown[]) => ReactNode, asked: number): Promise<void> {
  try {
    const requests = (window.lecternEarly ?? []).slice(0, asked).map(({ answer }) => answer);
    const bodies = requests.map(async (request) => {
      const answer = await request;
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      return (await answer.clone().json()) as unknown;
    });
    if (bodies.length < asked) return;
    const drawn = new DocumentFragment();
    draw(picture(await Promise.all(bodies)), drawn);
    // The app answers clicks itself from the moment that it is there.
    if (window.lecternHold === undefined || drawn.childElementCount === 0) return;
    for (const field of drawn.querySelectorAll("input")) field.inert = true;
    document.querySelector("#content")?.replaceChildren(drawn);
  } catch {
    // The app meets the same, and says so.
  }
}
