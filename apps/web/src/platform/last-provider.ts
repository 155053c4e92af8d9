import { type AuthProvider, authProviders } from "@lectern/domain/session";

const KEY = "lectern-provider";

/** Remembers in session storage which provider this tab left for, so that a failed callback can name it. */
export function createLastProvider(storage: Storage) {
  return {
    remember: (provider: AuthProvider): void => {
      try {
        storage.setItem(KEY, provider);
      } catch {
        // The failure will be shown without the provider's name.
      }
    },
    recall: (): AuthProvider | null => {
      try {
        const stored = storage.getItem(KEY);
        return authProviders.find((provider) => provider === stored) ?? null;
      } catch {
        return null;
      }
    },
  };
}

export type LastProvider = ReturnType<typeof createLastProvider>;
