/** Turns the report's page into a review: keys, buttons, and saving decisions. */

type Decision = "undecided" | "accepted" | "rejected";
interface Outcome {
  readonly decisions: Readonly<Record<string, Decision>>;
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
}

const token = document.querySelector<HTMLMetaElement>("meta[name=review-token]")?.content ?? "";
const entries = [...document.querySelectorAll<HTMLElement>(".entry[data-decision]")];

/** @throws Error if the page has no such element */
function find<E extends HTMLElement>(type: new () => E, id: string): E {
  const element = document.querySelector(`#${id}`);
  if (!(element instanceof type)) throw new Error(`the page has no ${id}`);
  return element;
}
const keys = find(HTMLDialogElement, "keys");
const keysOn = find(HTMLInputElement, "keys-on");
const reason = find(HTMLInputElement, "reason");
const bar = find(HTMLProgressElement, "progress-bar");
const [progress, where, saved, announcement] = ["progress", "where", "saved", "announcement"].map((id) =>
  find(HTMLElement, id),
) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];

const getName = (entry: HTMLElement): string => entry.dataset["name"] ?? "";
const getDecision = (entry: HTMLElement): Decision => (entry.dataset["decision"] ?? "undecided") as Decision;
const listed = (): HTMLElement[] => entries.filter(({ hidden }) => !hidden);
const byName = new Map(entries.map((entry) => [getName(entry), entry]));

/** The server's latest answer about each name. */
const confirmed = new Map(entries.map((entry) => [getName(entry), getDecision(entry)]));

let current: HTMLElement | undefined;
let hasEnded = false;
/** Decisions that have no answer yet. */
const outstanding = new Set<Promise<Outcome>>();
/** The latest request about each name. Answers to earlier ones are ignored. */
const lastRequest = new Map<string, number>();
let lastOrder = 0;
let trouble = "";

function announce(text: string): void {
  announcement.textContent = text;
}

const progressText = (): string => {
  const position = current === undefined ? 0 : listed().indexOf(current) + 1;
  const accepted = entries.filter((entry) => getDecision(entry) === "accepted").length;
  return `${position} of ${listed().length}, ${accepted} accepted`;
};

function showProgress(): void {
  if (document.body.dataset["ended"] !== undefined) return;
  const decided = entries.filter((entry) => getDecision(entry) !== "undecided").length;
  bar.max = Math.max(1, entries.length);
  bar.value = decided;
  progress.textContent = progressText();
  where.textContent = current === undefined ? "" : getName(current);
  const hasAccepted = entries.some((entry) => getDecision(entry) === "accepted");
  saved.dataset["state"] = trouble === "" ? (outstanding.size > 0 ? "saving" : "saved") : "trouble";
  saved.textContent = trouble === "" ? (outstanding.size > 0 ? "Saving…" : hasAccepted ? "Saved" : "") : trouble;
  for (const button of document.querySelectorAll<HTMLButtonElement>(".review [data-do]")) {
    const about = button.dataset["do"];
    if (about === "accept" || about === "reject") {
      const pressed = current !== undefined && getDecision(current) === `${about}ed`;
      button.setAttribute("aria-pressed", String(pressed));
    }
  }
}

const labels: Readonly<Record<Decision, string>> = { undecided: "", accepted: "Accepted", rejected: "Rejected" };

function showDecision(entry: HTMLElement, decision: Decision, label = labels[decision]): void {
  entry.dataset["decision"] = decision;
  const output = entry.querySelector(".decision");
  if (output) output.textContent = label;
  for (const button of entry.querySelectorAll<HTMLElement>("[data-do]"))
    button.setAttribute("aria-pressed", String(decision === `${button.dataset["do"]}ed`));
}

function showRefusal(entry: HTMLElement, reason: string): void {
  entry.querySelector(".refusal")?.remove();
  if (reason === "") return;
  const note = document.createElement("p");
  note.className = "refusal";
  note.textContent = reason;
  entry.querySelector("header")?.after(note);
}

function scrollTo(entry: HTMLElement): void {
  // If there is room, the component's heading stays in view above the entry.
  const heading = entry.parentElement?.querySelector("h2");
  const isSticky = heading !== null && heading !== undefined && getComputedStyle(heading).position === "sticky";
  entry.style.scrollMarginTop = isSticky ? `${heading.offsetHeight + 8}px` : "";
  entry.scrollIntoView({ block: "start" });
}

function moveTo(entry: HTMLElement | undefined, focuses = true): void {
  if (entry === undefined || (entry === current && !focuses)) return;
  current?.removeAttribute("aria-current");
  current = entry;
  entry.setAttribute("aria-current", "true");
  if (focuses) {
    entry.focus({ preventScroll: true });
    scrollTo(entry);
    // Laying out screenshots above may have moved it.
    requestAnimationFrame(() => scrollTo(entry));
  }
  showProgress();
}

function step(by: 1 | -1): void {
  const all = listed();
  if (all.length === 0) return announce("No difference is shown");
  const at = current === undefined ? -1 : all.indexOf(current);
  const next = all[at + by];
  if (next === undefined)
    return announce(`${by > 0 ? "This is the last difference" : "This is the first"}. ${progressText()}`);
  moveTo(next);
  announce(`${progressText()}. ${next.dataset["kind"]}: ${getName(next)}. ${labels[getDecision(next)]}`);
}

async function send<Answer>(path: string, body: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-review-token": token },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Error("The review has ended. Start it again to go on.");
  }
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { error: string }).error);
  return answer as Answer;
}

async function decide(chosen: readonly HTMLElement[], decision: Decision): Promise<void> {
  if (chosen.length === 0 || hasEnded) return;
  const because = reason.value.trim();
  if (decision === "accepted" && because === "") {
    reason.focus();
    return announce("Say why first: the reason is written beside the baselines.");
  }
  // Requests may overtake each other, and another tab may decide too. The time tells which decision is later.
  lastOrder = Math.max(Date.now(), lastOrder + 1);
  const order = lastOrder;
  for (const entry of chosen) {
    lastRequest.set(getName(entry), order);
    showRefusal(entry, "");
    showDecision(entry, decision, `${labels[decision]}, saving…`);
  }
  const sent = send<Outcome>("decisions", { names: chosen.map(getName), decision, order, because });
  outstanding.add(sent);
  trouble = "";
  showProgress();
  announce(
    chosen.length === 1 ? `${labels[decision]}. ${progressText()}` : `${chosen.length} ${decision}. ${progressText()}`,
  );
  const isLast = (entry: HTMLElement): boolean => lastRequest.get(getName(entry)) === order;
  const settle = (): void => {
    for (const entry of chosen.filter(isLast)) showDecision(entry, confirmed.get(getName(entry)) ?? "undecided");
  };
  try {
    const { decisions, refused } = await sent;
    for (const [name, given] of Object.entries(decisions)) confirmed.set(name, given);
    settle();
    for (const { name, reason } of refused) {
      const entry = byName.get(name);
      if (entry !== undefined && isLast(entry)) showRefusal(entry, reason);
    }
    if (refused[0] !== undefined) announce(refused.length === 1 ? refused[0].reason : `${refused.length} were refused`);
  } catch (error) {
    trouble = `Not saved: ${error instanceof Error ? error.message : String(error)}`;
    settle();
    announce(trouble);
  } finally {
    outstanding.delete(sent);
    showProgress();
  }
}

async function finish(): Promise<void> {
  if (hasEnded) return;
  hasEnded = true;
  announce("Saving");
  await Promise.allSettled(outstanding);
  try {
    const { accepted, rejected, left } = await send<Record<"accepted" | "rejected" | "left", number>>("finish", {});
    const summary = `${accepted} accepted, ${rejected} rejected, ${left} left`;
    document.body.dataset["ended"] = "";
    progress.textContent = `Finished: ${summary}`;
    where.textContent = "You can close this page.";
    announce(`Finished: ${summary}. You can close this page.`);
  } catch (error) {
    hasEnded = false;
    trouble = error instanceof Error ? error.message : String(error);
    showProgress();
    announce(trouble);
  }
}

function act(what: string | undefined): void {
  if (hasEnded) return;
  if (what === "next") step(1);
  else if (what === "previous") step(-1);
  else if (what === "keys") keys.showModal();
  else if (what === "finish") void finish();
  else if (what === "reason") reason.focus();
  else if (current === undefined || current.hidden) announce("Go to a difference first: n");
  else if (what === "accept") void decide([current], "accepted");
  else if (what === "reject") void decide([current], "rejected");
  else if (what === "accept-group") {
    const group = current.closest("section");
    void decide(
      listed().filter((entry) => entry.closest("section") === group),
      "accepted",
    );
  }
}

const actions: Readonly<Record<string, string>> = {
  a: "accept",
  r: "reject",
  n: "next",
  p: "previous",
  A: "accept-group",
  w: "reason",
  "?": "keys",
};

document.addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, altKey, metaKey, repeat } = event;
  if (ctrlKey || altKey || metaKey || keys.open || !keysOn.checked) return;
  if (target === reason && key === "Enter") return moveTo(current);
  if (target instanceof HTMLInputElement && (target.type === "search" || target === reason)) return;
  const view = { 1: "sides", 2: "slider", 3: "difference" }[key];
  if (view !== undefined) {
    const choice = document.querySelector<HTMLInputElement>(`input[name=view][value=${view}]`);
    choice?.click();
    if (current && !current.hidden) moveTo(current);
    return;
  }
  const action = actions[key];
  // A key that is held down goes on, but decides once.
  if (action === undefined || (repeat && action !== "next" && action !== "previous")) return;
  event.preventDefault();
  act(action);
});

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-do]") : null;
  if (button === null) return;
  moveTo(button.closest<HTMLElement>(".entry") ?? undefined, false);
  act(button.dataset["do"]);
});

document.addEventListener("focusin", ({ target }) => {
  const entry = target instanceof Element ? target.closest<HTMLElement>(".entry[data-decision]") : null;
  if (entry !== null) moveTo(entry, false);
});

document.addEventListener("filtered", () => {
  if (current === undefined || current.hidden) {
    current?.removeAttribute("aria-current");
    current = undefined;
  }
  showProgress();
});

window.addEventListener("beforeunload", (event) => {
  if (outstanding.size > 0) event.preventDefault();
});

moveTo(listed().find((entry) => getDecision(entry) === "undecided") ?? listed()[0]);
