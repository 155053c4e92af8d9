import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Baselines } from "../baselines.ts";
import { decode, pixelHash } from "../pixels.ts";
import type { Decision } from "./entry-html.ts";
import { ReasonsLog } from "../reasons.ts";
import { isReviewable, type Report, type ReportEntry, type ReportScreenshot } from "./model.ts";

/** Why a difference could not be accepted or rejected. */
interface Refusal {
  readonly name: string;
  readonly reason: string;
}

/** The result of saving a decision. */
export interface Outcome {
  readonly decisions: Readonly<Record<string, Decision>>;
  readonly refused: readonly Refusal[];
}

export interface Tally {
  readonly accepted: number;
  readonly rejected: number;
  readonly left: number;
}

interface Job {
  readonly names: readonly string[];
  readonly decision: Decision;
  readonly because: string;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

const isTree = ({ kind }: ReportEntry): boolean => kind.endsWith("tree");

/** The possible contents of a baseline as one comparable text: a pixel hash or a tree; `undefined` for none. */
interface States {
  readonly now: string | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

function toStates(entry: ReportEntry, baselines: Baselines): States {
  const { name, baseline, after, treeBefore, treeAfter } = entry;
  return isTree(entry)
    ? { now: baselines.tree(name), before: treeBefore, after: treeAfter }
    : { now: baselines.entry(name)?.hash, before: baseline?.hash, after: after?.hash };
}

/**
 * Stores a reviewer's decisions and updates the baselines accordingly. Decisions are applied one after another; those
 * that arrive while baselines are being written are written together afterwards. Each batch reads the baselines from
 * disk, so that it sees changes made by others meanwhile.
 */
export class Decisions {
  readonly #folder: string;
  readonly #baselines: string;
  readonly #report: Report;
  readonly #entries: ReadonlyMap<string, ReportEntry>;
  readonly #decisions = new Map<string, Decision>();
  readonly #orders = new Map<string, number>();
  readonly #log: ReasonsLog;
  /** The reason for each difference accepted in this review. */
  readonly #reasons = new Map<string, string>();
  #pending: Job[] = [];
  #working: Promise<void> | undefined;
  #failure: string | undefined;

  /** Differences accepted in an earlier review of this report count as accepted. */
  constructor(folder: string, report: Report, baselines: string) {
    this.#folder = folder;
    this.#baselines = baselines;
    this.#report = report;
    this.#log = new ReasonsLog(baselines);
    const reviewable = report.entries.filter(isReviewable);
    this.#entries = new Map(reviewable.map((entry) => [entry.name, entry]));
    const stored = new Baselines(baselines);
    for (const entry of reviewable) {
      const { now, after } = toStates(entry, stored);
      this.#decisions.set(entry.name, now === after ? "accepted" : "undecided");
    }
  }

  /** All decisions, by the names of the differences. */
  get all(): ReadonlyMap<string, Decision> {
    return this.#decisions;
  }

  /** Why the last decisions could not be saved; `undefined` if they were. */
  get failure(): string | undefined {
    return this.#failure;
  }

  get tally(): Tally {
    const count = (decision: Decision): number =>
      [...this.#decisions.values()].filter((each) => each === decision).length;
    return { accepted: count("accepted"), rejected: count("rejected"), left: count("undecided") };
  }

  /**
   * Resolves when the baselines on disk agree with the decision; rejects if they could not be written. `order` grows
   * with every decision of the reviewer. A decision that was overtaken by a later one about the same difference does
   * nothing.
   */
  async decide(names: readonly string[], decision: Decision, order: number, because: string): Promise<Outcome> {
    const current = names.filter((name) => (this.#orders.get(name) ?? 0) <= order);
    for (const name of current) this.#orders.set(name, order);
    const outcome = new Promise<Outcome>((resolve, reject) => {
      this.#pending.push({ names: current, decision, because, resolve, reject });
    });
    this.#working ??= this.#work();
    return await outcome;
  }

  /** Resolves when every decision so far is saved or has failed. */
  async settled(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    // Requests that arrive together are saved together.
    await new Promise(setImmediate);
    while (this.#pending.length > 0) {
      const jobs = this.#pending;
      this.#pending = [];
      try {
        // oxlint-disable-next-line no-await-in-loop -- one write at a time
        const outcomes = await this.#carryOut(jobs);
        this.#failure = undefined;
        jobs.forEach(({ resolve }, at) => resolve(outcomes[at] ?? { decisions: {}, refused: [] }));
      } catch (error) {
        this.#failure = error instanceof Error ? error.message : String(error);
        for (const { reject } of jobs) reject(error);
      }
    }
    this.#working = undefined;
  }

  async #carryOut(jobs: readonly Job[]): Promise<Outcome[]> {
    const baselines = new Baselines(this.#baselines);
    const decided = new Map<string, Decision>();
    const refusals: Refusal[][] = [];
    let changes = 0;
    for (const { names, decision, because } of jobs) {
      const refused: Refusal[] = [];
      for (const name of names) {
        // oxlint-disable-next-line no-await-in-loop -- one screenshot at a time is decoded
        const result = await this.#apply(name, decision, baselines);
        if (typeof result === "string") refused.push({ name, reason: result });
        else decided.set(name, decision);
        if (result !== true) continue;
        changes += 1;
        if (decision === "accepted") this.#reasons.set(name, because);
        else this.#reasons.delete(name);
      }
      refusals.push(refused);
    }
    if (changes > 0) {
      baselines.save(this.#report.browser);
      this.#writeReasons();
    }
    for (const [name, decision] of decided) this.#decisions.set(name, decision);
    return jobs.map(({ names }, at) => ({
      decisions: Object.fromEntries(names.map((name) => [name, this.#decisions.get(name) ?? "undecided"])),
      refused: refusals[at] ?? [],
    }));
  }

  #writeReasons(): void {
    const byReason = Map.groupBy(this.#reasons.keys(), (name) => this.#reasons.get(name) ?? "");
    const changes = [...byReason].map(([because, names]) => ({ because, names }));
    const trees = new Set([...this.#entries.values()].filter(isTree).map(({ name }) => name));
    this.#log.write(changes, trees);
  }

  /** Returns whether the baselines changed, or a sentence that says why they must not. */
  async #apply(name: string, decision: Decision, baselines: Baselines): Promise<boolean | string> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return `The report has no difference of ${name} that could be accepted.`;
    const { now, before, after } = toStates(entry, baselines);
    const wanted = decision === "accepted" ? after : before;
    if (now === wanted) return false;
    if (now !== before && now !== after)
      return `The baseline of ${name} has changed since the report was made: run ${this.#report.command} again.`;
    if (isTree(entry)) {
      if (wanted === undefined) baselines.removeTree(name);
      else baselines.setTree(name, wanted);
      return true;
    }
    if (wanted === undefined) baselines.remove(name);
    else if (decision === "accepted") return await this.#accept(name, entry.after, baselines);
    else if (entry.baseline !== undefined) baselines.set(name, entry.baseline);
    return true;
  }

  async #accept(
    name: string,
    screenshot: ReportScreenshot | undefined,
    baselines: Baselines,
  ): Promise<boolean | string> {
    const file = join(this.#folder, screenshot?.path ?? "");
    const png = await readFile(file).catch(() => undefined);
    const pixels = png && (await decode(png).catch(() => undefined));
    if (screenshot === undefined || pixels === undefined || pixelHash(pixels) !== screenshot.hash)
      return `${file} is not the screenshot that the report was made with: run ${this.#report.command} again.`;
    baselines.set(name, screenshot);
    return true;
  }
}
