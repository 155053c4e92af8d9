import type { Rating } from "@lectern/domain/practice";
import { array, assert, boolean, constantFrom, infiniteStream, nat, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { type LogRow, replayLog } from "./replay.ts";
import { ENGINE, newMemory, schedule, scheduleEach } from "./schedule.ts";

const createdAt = "2026-01-05T08:00:00.000Z";
const at = (days: number): string => new Date(Date.parse(createdAt) + days * 86_400_000).toISOString();
const rate = (id: string, rating: Rating, days: number, retention = 0.9): LogRow => ({
  id,
  rating,
  reviewedAt: at(days),
  retention,
  undoes: null,
});
const undo = (id: string, undoes: string, days: number): LogRow => ({
  id,
  rating: null,
  reviewedAt: at(days),
  retention: 0.9,
  undoes,
});

describe("PRC-02 a card's state from its log", () => {
  test("PRC-02 names the installed scheduler", async () => {
    const { FSRSVersion } = await import("ts-fsrs");
    expect(FSRSVersion).toContain(ENGINE.split(" ")[1]);
  });

  test("PRC-02 starts as new, and due when the card was created", () => {
    expect(replayLog({ createdAt, rows: [] }).memory).toEqual(newMemory(createdAt));
    expect(newMemory(createdAt)).toMatchObject({ phase: "new", due: createdAt, reps: 0, lastReview: null });
  });

  test("PRC-02 with two devices offline, a lapse on one counts before a later Good on the other", () => {
    const shared = [rate("a", 3, 0), rate("b", 3, 0.01), rate("c", 3, 3)];
    const lapse = rate("d", 1, 12);
    const good = rate("e", 3, 12.5);
    const both = replayLog({ createdAt, rows: [...shared, good, lapse] }).memory;
    const lastWriteAlone = replayLog({ createdAt, rows: [...shared, good] }).memory;
    expect(both.lapses).toBe(1);
    expect(both.stability).toBeLessThan(lastWriteAlone.stability / 2);
  });

  test("PRC-02 an undone review leaves the state as if it had never been, whichever row arrives first", () => {
    const rows = [rate("a", 3, 0), rate("b", 1, 1), rate("d", 3, 2)];
    const without = replayLog({ createdAt, rows: [rows[0]!, rows[2]!] }).memory;
    expect(replayLog({ createdAt, rows: [...rows, undo("c", "b", 1.1)] }).memory).toEqual(without);
    expect(replayLog({ createdAt, rows: [undo("c", "b", 0.5), ...rows] }).memory).toEqual(without);
  });

  test("PRC-02 each review keeps the retention with which it was scheduled", () => {
    const first = [rate("a", 3, 0), rate("b", 3, 0.01)];
    const eager = replayLog({ createdAt, rows: [...first, rate("c", 3, 4, 0.97)] }).memory;
    const calm = replayLog({ createdAt, rows: [...first, rate("c", 3, 4, 0.8)] }).memory;
    expect(Date.parse(calm.due)).toBeGreaterThan(Date.parse(eager.due));
    expect(calm.stability).toBe(eager.stability);
  });

  test("PRC-02 the page computes the same next state as the server", () => {
    const rows = [rate("a", 3, 0), rate("b", 2, 0.01), rate("c", 1, 5), rate("d", 4, 6)];
    let memory = newMemory(createdAt);
    for (const { rating, reviewedAt, retention } of rows) {
      const announced = scheduleEach(memory, { reviewedAt, retention });
      memory = schedule(memory, { rating: rating!, reviewedAt, retention });
      expect(announced[rating!]).toBe(memory.due);
    }
    expect(replayLog({ createdAt, rows }).memory).toEqual(memory);
  });

  test("PRC-02 a log of 1,200 reviews gives the same state with a checkpoint, until a row arrives before it", () => {
    const rows = Array.from({ length: 1200 }, (_, n) => rate(String(n).padStart(4, "0"), n % 7 === 0 ? 1 : 3, n / 3));
    const whole = replayLog({ createdAt, rows });
    const { checkpoint } = whole;
    expect(checkpoint?.id).toBe("1149");
    const more = rate("2000", 3, 500);
    const tail = [...rows.slice(1150), more];
    expect(replayLog({ createdAt, rows: tail, checkpoint }).memory).toEqual(
      replayLog({ createdAt, rows: [...rows, more] }).memory,
    );
  });

  test("PRC-02 the order in which rows arrive changes nothing", () => {
    const log = array(
      record({ rating: constantFrom<Rating>(1, 2, 3, 4), minutes: nat(60 * 24 * 40), undone: boolean() }),
      { minLength: 1, maxLength: 30 },
    );
    assert(
      property(log, infiniteStream(nat()), (entries, order) => {
        const rows = entries.flatMap(({ rating, minutes, undone }, n) => {
          const id = String(n).padStart(3, "0");
          const own = rate(id, rating, minutes / 1440);
          return undone && n % 3 === 0 ? [own, undo(`u${id}`, id, minutes / 1440)] : [own];
        });
        const arrived = rows
          .map((row) => ({ row, key: order.next().value as number }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ row }) => row);
        expect(replayLog({ createdAt, rows: arrived })).toEqual(replayLog({ createdAt, rows }));
      }),
    );
  });
});
