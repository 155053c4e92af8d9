import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type LargeLibrary, startLargeLibrary } from "@lectern/local-backend/testing/large-library";
import { type Certificate, makeCertificate } from "./edge/certificate.ts";
import { type Edge, startEdge } from "./edge/edge.ts";

/** The whole product as a visitor uses it, from a copy of a build. */
export interface Stage {
  readonly certificate: Certificate;
  readonly library: LargeLibrary;
  /** The edge before the library's server. */
  readonly edge: Edge;
  close(): Promise<void>;
}

/**
 * @param lectures recordings more with a transcript of 75 minutes, in a folder
 * @throws Error if `dist` has no build
 */
export async function openStage(dist: string, recordings: number, lectures = 0): Promise<Stage> {
  if (!existsSync(join(dist, "index.html"))) throw new Error("nothing is built: run `npm run build`");
  // A copy, because another process may build during a measurement.
  const copy = mkdtempSync(join(tmpdir(), "lectern-dist-"));
  cpSync(resolve(dist), copy, { recursive: true });
  const certificate = makeCertificate();
  const library = await startLargeLibrary(copy, recordings, lectures);
  const edge = await startEdge(library.url, certificate);
  return {
    certificate,
    library,
    edge,
    close: async () => {
      edge.close();
      await library.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
