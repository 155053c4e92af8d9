import { writeImage } from "./prepared-image.ts";

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("usage: build-image.ts <path>");
await writeImage(path);
