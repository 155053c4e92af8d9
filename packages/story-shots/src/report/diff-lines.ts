/** A line of a diff. A gap replaces lines that both texts have. */
export type DiffLine =
  | { readonly kind: "same" | "added" | "removed"; readonly text: string }
  | { readonly kind: "gap"; readonly lines: number };

const same = (text: string): DiffLine => ({ kind: "same", text });
const added = (text: string): DiffLine => ({ kind: "added", text });
const removed = (text: string): DiffLine => ({ kind: "removed", text });

/** Texts that need more comparisons count as rewritten. */
const MOST = 16_000_000;

/**
 * Computes the lengths of the longest common subsequences: of `a` from `i` and `b` from `j`, at `i * (b.length + 1) +
 * j`.
 */
function commonLengths(a: readonly string[], b: readonly string[]): Uint32Array {
  const row = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * row);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * row + j;
      lengths[at] =
        a[i] === b[j] ? (lengths[at + row + 1] ?? 0) + 1 : Math.max(lengths[at + row] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}

function diffMiddle(a: readonly string[], b: readonly string[]): DiffLine[] {
  if (a.length * b.length > MOST) return [...a.map(removed), ...b.map(added)];
  const lengths = commonLengths(a, b);
  const row = b.length + 1;
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const text = a[i] ?? "";
    if (text === b[j]) {
      lines.push(same(text));
      i += 1;
      j += 1;
    } else if ((lengths[(i + 1) * row + j] ?? 0) >= (lengths[i * row + j + 1] ?? 0)) {
      lines.push(removed(text));
      i += 1;
    } else {
      lines.push(added(b[j] ?? ""));
      j += 1;
    }
  }
  return [...lines, ...a.slice(i).map(removed), ...b.slice(j).map(added)];
}

const toLines = (text: string): string[] => (text === "" ? [] : text.split("\n"));

/** Replaces runs of equal lines that are further than `context` from a change. */
function closeGaps(lines: readonly DiffLine[], context: number): DiffLine[] {
  const near = lines.map(() => false);
  lines.forEach(({ kind }, at) => {
    if (kind !== "same") near.fill(true, Math.max(0, at - context), at + context + 1);
  });
  const closed: DiffLine[] = [];
  for (const [at, line] of lines.entries()) {
    const last = closed.at(-1);
    if (near[at] === true) closed.push(line);
    else if (last?.kind === "gap") closed[closed.length - 1] = { kind: "gap", lines: last.lines + 1 };
    else closed.push({ kind: "gap", lines: 1 });
  }
  return closed;
}

/**
 * Finds the lines of `before` that were removed and those of `after` that were added, with `context` equal lines around
 * them.
 */
export function diffLines(before: string, after: string, context = 3): DiffLine[] {
  const [a, b] = [toLines(before), toLines(after)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const lines = [
    ...a.slice(0, start).map(same),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map(same),
  ];
  return closeGaps(lines, context);
}
