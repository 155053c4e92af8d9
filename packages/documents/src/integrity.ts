import { createHash } from "node:crypto";

/** The value that `integrity` compares a file with, and a content security policy an inline script. */
export const toIntegrity = (content: string | Buffer): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;
