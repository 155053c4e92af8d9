import type { Step } from "./steps.ts";

type Order = Pick<Step, "name" | "needsBuild">;

/**
 * Runs each step once, in order, `atATime` of them in parallel. Until the step `build` has ended, if it is included,
 * steps that need the build let others run first.
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
 * Selects the steps for one of several machines. They are dealt back and forth, so that steps in order of length make
 * shards of similar length. A shard includes the step `build` if one of its steps needs it.
 *
 * @param shard from 1
 */
export function takeShard<Of extends Order>(steps: readonly Of[], shard: number, shards: number): Of[] {
  if (shards === 1) return [...steps];
  const build = steps.filter(({ name }) => name === "build");
  const part = steps
    .filter((step) => !build.includes(step))
    .filter((_, index) => {
      const place = index % (2 * shards);
      return shard === (place < shards ? place + 1 : 2 * shards - place);
    });
  return part.some(({ needsBuild }) => needsBuild) ? [...build, ...part] : part;
}
