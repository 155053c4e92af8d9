import type { Step } from "./steps.ts";

type Order = Pick<Step, "name" | "needsBuild">;

/**
 * Takes each step once, in their order, `atATime` of them at the same time. A step that needs the build lets others go
 * before it until the step `build` has ended, if that is among them.
 */
export async function schedule<Of extends Order>(
  steps: readonly Of[],
  atATime: number,
  take: (step: Of) => Promise<void>,
): Promise<void> {
  const left = [...steps];
  const built = Promise.withResolvers<void>();
  let isBuilding = left.some(({ name }) => name === "build");
  const takeNext = async (): Promise<void> => {
    const next = left.findIndex(({ needsBuild }) => !(needsBuild && isBuilding));
    if (next === -1 && left.length === 0) return;
    if (next === -1) {
      await built.promise;
      return await takeNext();
    }
    const [step] = left.splice(next, 1) as [Of];
    await take(step);
    if (step.name === "build") {
      isBuilding = false;
      built.resolve();
    }
    await takeNext();
  };
  await Promise.all(Array.from({ length: atATime }, takeNext));
}

/**
 * The part of the steps that one of several machines takes. Dealt out to and fro, so that steps in order of their length
 * make parts of about the same length. A part has the step `build` if one of its steps needs it.
 *
 * @param shard from 1
 */
export function takeShard<Of extends Order>(steps: readonly Of[], shard: number, shards: number): Of[] {
  const build = steps.filter(({ name }) => name === "build");
  const part = steps
    .filter((step) => !build.includes(step))
    .filter((_, at) => {
      const place = at % (2 * shards);
      return shard === (place < shards ? place + 1 : 2 * shards - place);
    });
  return part.some(({ needsBuild }) => needsBuild) ? [...build, ...part] : part;
}
