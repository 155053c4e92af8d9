import { createHash } from "node:crypto";

/** Returns the hash of a file for `integrity`, or of an inline script for a content security policy. */
export const toIntegrity = (content: string | Buffer): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;
