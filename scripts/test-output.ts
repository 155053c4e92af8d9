/** Formats the output of `npm test`. It only returns text, and prints nothing. */
import type { Outcome } from "./outcome.ts";

/** A step that has ended. */
export interface StepResult extends Outcome {
  readonly name: string;
  readonly seconds: number;
  /** The file with the step's output, as a path to type. */
  readonly log: string;
}

/** More simultaneous failures have one cause, and the log names them all. */
const MAX_FAILURES = 20;
const NAME_WIDTH = 14;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** "7 min 5 s" */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const formatCount = (count: number, word: string): string =>
  count === 0 ? " ".repeat(6 + word.length) : `${String(count).padStart(5)} ${word}`;

/**
 * Formats one line: whether the step passed, its name, counts and time. A count of zero is left out; a note has its own
 * line.
 */
export function formatStep({ name, passed, failures, skipped, seconds, note }: StepResult): string {
  const word = failures.length === 0 ? "ok    " : "FAILED";
  const counts = [
    formatCount(passed, "passed"),
    formatCount(failures.length, "failed"),
    formatCount(skipped, "skipped"),
  ].join("  ");
  return `${word}  ${name.padEnd(NAME_WIDTH)}${counts}  ${seconds.toFixed(1).padStart(6)} s${note ? `\n        ${note}` : ""}`;
}

/** Formats the failures of one step, each as a title and indented lines, below a line with the path of the log. */
export function formatFailures({ name, failures, log }: StepResult): string {
  const listedFailures = failures.slice(0, MAX_FAILURES).map((failure) => failure.replaceAll(/^(?=.)/gm, "  "));
  const hidden = failures.length - listedFailures.length;
  const rest = hidden > 0 ? [`  and ${hidden} more`] : [];
  // Messages of several lines are separated by blank lines; a list of names is not.
  const gap = listedFailures.some((failure) => failure.includes("\n")) ? "\n\n" : "\n";
  return `${name}: ${failures.length} failed, see ${log}\n\n${[...listedFailures, ...rest].join(gap)}`;
}

/** Formats the end of `npm test`: the failures, the time, and a line with the totals. */
export function formatEnd(results: readonly StepResult[], seconds: number): string {
  const failed = results.filter(({ failures }) => failures.length > 0).map((result) => `${formatFailures(result)}\n`);
  const passed = sum(results.map((result) => result.passed));
  const failures = sum(results.map((result) => result.failures.length));
  const skipped = sum(results.map((result) => result.skipped));
  const counts = `${passed} passed, ${failures} failed, ${skipped} skipped`;
  return ["", ...failed, `Took ${formatDuration(seconds)}.`, counts].join("\n");
}

/** Formats a terminal's last line while steps run, at most `columns` wide. */
export function formatRunning(running: ReadonlyMap<string, number>, waiting: number, columns: number): string {
  const names = [...running].map(([name, seconds]) => `${name} ${formatDuration(seconds)}`);
  const line = `running  ${names.join(", ")}${waiting > 0 ? `; ${waiting} to go` : ""}`;
  return line.slice(0, Math.max(0, columns - 1));
}
