import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { onEachDatabase } from "./testing/backend.ts";
import { setUpTwoPeople } from "./testing/two-people.ts";

interface Spoken {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const say = (start: number, end: number, letters: number): Spoken => ({ start, end, text: "a".repeat(letters) });

onEachDatabase("DAY-06 a lecture's wave", (backend) => {
  async function draw(segments: readonly Spoken[]): Promise<string | null> {
    const [row] = await backend().sql<{ wave: string | null }>("select private.draw_wave($1::jsonb) as wave", [
      JSON.stringify(segments),
    ]);
    return row?.wave ?? null;
  }

  it("has a figure for each hundredth of the recording: its speech beside the mean", async () => {
    const even = Array.from({ length: 400 }, (_, index) => say(index * 9, index * 9 + 9, 80));
    expect(await draw(even)).toBe("5".repeat(100));
    // Speech in the first half only, spread over long segments, and once more at the very end.
    expect(await draw([say(0, 500, 5000), say(999, 1000, 40)])).toMatch(/^9{50}0{49}3$/);
  });

  it("is drawn of any times, and of none", async () => {
    expect(await draw([])).toBeNull();
    expect(await draw([say(0, 0, 10)])).toBeNull();
    expect(await draw([say(0, 10, 0)])).toBeNull();
    expect(await draw([say(10, 5, 10), say(-3, 4, 10), say(1e15, 1e15, 10)])).toMatch(/^\d{100}$/);
  });

  it("takes a moment for as many segments as fit into a recording", async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => say(0, 20_000 - index, 5));
    expect(await draw(many)).toMatch(/^\d{100}$/);
  });

  it("is stored with the segments, and read by their owner alone", async () => {
    const { owner, other, ownerId } = await setUpTwoPeople(backend(), "speaks");
    const [recording] = await backend().sql<{ id: string }>(
      `insert into public.recordings (user_id, original_name, status) values ($1, 'Waves', 'completed') returning id`,
      [ownerId],
    );
    await backend().sql(
      "insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, $3::jsonb)",
      [recording!.id, ownerId, JSON.stringify([say(0, 10, 10)])],
    );
    const read = (client: SupabaseClient) =>
      client.from("recordings").select("id,recording_segments(wave)").eq("id", recording!.id);
    const { data } = await read(owner);
    expect(data).toEqual([{ id: recording!.id, recording_segments: { wave: "5".repeat(100) } }]);
    expect((await read(other)).data).toEqual([]);
  });
});
