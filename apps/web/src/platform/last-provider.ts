import { type AuthProvider, authProviders } from "@lectern/domain/session";

const KEY = "lectern-provider";

/** Which provider this tab left for, so that a callback that fails can name it. Lives as long as the tab. */
export function createLastProvider(storage: Storage) {
  return {
    remember: (provider: AuthProvider): void => {
      try {
        storage.setItem(KEY, provider);
      } catch {
        // the failure will be told without the provider's name
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
