import { createHash } from "node:crypto";

/** What `integrity` holds a file to, and a policy an inline script. */
export const integrityOf = (content: string | Buffer): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;
