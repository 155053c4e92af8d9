const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Whether `presented` is one of `secrets`, compared in constant time. */
export async function isKnownSecret(presented: string, secrets: readonly string[]): Promise<boolean> {
  const presentedDigest = await digest(presented);
  const secretDigests = await Promise.all(secrets.map(digest));
  let isKnown = false;
  for (const secret of secretDigests) {
    let difference = 0;
    for (const [place, byte] of secret.entries()) difference |= byte ^ (presentedDigest[place] ?? 0);
    if (difference === 0) isKnown = true;
  }
  return isKnown && presented !== "";
}
