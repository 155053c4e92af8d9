const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Computes the SHA-256 of bytes, in 64 hexadecimal digits. A page that was loaded over plain HTTP from another machine has
 * no `crypto.subtle`; it loads a library instead.
 */
export async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle !== undefined) return toHex(new Uint8Array(await subtle.digest("SHA-256", bytes)));
  const { sha256 } = await import("@noble/hashes/sha2");
  return toHex(sha256(bytes));
}

/** Computes the SHA-256 of a text's UTF-8. */
export const hashText = (text: string): Promise<string> => hashBytes(new TextEncoder().encode(text));
