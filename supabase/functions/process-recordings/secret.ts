const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Whether `presented` is one of `secrets`, compared in constant time. */
export async function isOneOf(presented: string, secrets: readonly string[]): Promise<boolean> {
  const given = await digest(presented);
  const known = await Promise.all(secrets.map(digest));
  let found = false;
  for (const secret of known) {
    let difference = 0;
    for (const [place, byte] of secret.entries()) difference |= byte ^ (given[place] ?? 0);
    if (difference === 0) found = true;
  }
  return found && presented !== "";
}
