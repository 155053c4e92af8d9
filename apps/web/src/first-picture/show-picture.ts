import type { ReactNode } from "react";
import { draw } from "./draw.ts";

/** What the backend said to one of the page's questions. */
export interface Answered {
  /** The rows, or the row; undefined where none were asked for. */
  readonly body: unknown;
  /** How many there are, where that was asked. */
  readonly count: number;
}

async function read(request: Promise<Response>): Promise<Answered> {
  const answer = await request;
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  const text = await answer.clone().text();
  const [, count] = answer.headers.get("content-range")?.split("/") ?? [];
  return { body: text === "" ? undefined : JSON.parse(text), count: Number(count) };
}

/**
 * Draws the page with what its document asked for first, in the place of its shape, while the app's code is on its way
 * (ADR 0009). The app takes its place with the same; whatever goes wrong here leaves the shape to it.
 *
 * @param picture the page's content out of the first of the answers, as many as it takes, in the order of the page's
 *   `asks`; undefined where there is nothing to show yet
 */
export async function showPicture(picture: (...answers: Answered[]) => ReactNode): Promise<void> {
  try {
    const requests = (window.lecternEarly ?? []).slice(0, picture.length);
    if (requests.length < picture.length) return;
    const answers = await Promise.all(requests.map(({ answer }) => read(answer)));
    // A task of its own: the one before has read this code.
    await new Promise((resolve) => setTimeout(resolve));
    const drawn = new DocumentFragment();
    draw(picture(...answers), drawn);
    // The app answers clicks itself from the moment that it is there.
    if (window.lecternHold === undefined || drawn.childElementCount === 0) return;
    for (const field of drawn.querySelectorAll("input")) field.inert = true;
    document.querySelector("#content")?.replaceChildren(drawn);
  } catch {
    // The app meets the same, and says so.
  }
}
