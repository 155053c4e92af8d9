import { type AuthProvider, authProviders } from "@lectern/domain/session";
import { attempt } from "@lectern/browser/attempt";

const PROVIDER_KEY = "lectern-provider";

/** Remembers in session storage which provider this tab redirected to, so that a failed callback can name it. */
export function createLastProvider(storage: Storage) {
  return {
    remember: (provider: AuthProvider): void => {
      attempt(() => storage.setItem(PROVIDER_KEY, provider));
    },
    recall: (): AuthProvider | null => {
      const stored = attempt(() => storage.getItem(PROVIDER_KEY));
      return authProviders.find((provider) => provider === stored) ?? null;
    },
  };
}

export type LastProvider = ReturnType<typeof createLastProvider>;
