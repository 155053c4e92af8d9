import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|webmanifest|json)$/;
/** Smaller files fit into one packet without compression; in bytes. */
const WORTHWHILE = 1024;

/** Metadata of the build, which is not served. */
const BUILD_METADATA = /^\.vite[\\/]/;

/**
 * Writes `.br` and `.gz` beside every text file of a folder, at the highest level, for hosts that serve precompressed
 * files.
 */
export async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => COMPRESSIBLE.test(file) && !BUILD_METADATA.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(join(folder, file));
      if (text.length < WORTHWHILE) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      writeFileSync(join(folder, `${file}.br`), await promisify(brotliCompress)(text, { params }));
      writeFileSync(join(folder, `${file}.gz`), await promisify(gzip)(text, { level: 9 }));
    }),
  );
}
