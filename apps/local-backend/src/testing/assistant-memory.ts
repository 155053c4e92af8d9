import type { OAuthClientProvider, OAuthDiscoveryState } from "@modelcontextprotocol/client";

/**
 * Creates what an assistant remembers of a connection: its registration, its tokens, and the address that it opens in
 * the student's browser.
 */
export function createAssistantMemory(name: string, callback: string) {
  let client: Awaited<ReturnType<OAuthClientProvider["clientInformation"]>>;
  let tokens: Awaited<ReturnType<OAuthClientProvider["tokens"]>>;
  let verifier = "";
  let opened: URL | undefined;
  let discovered: OAuthDiscoveryState | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { client_name: name, redirect_uris: [callback], token_endpoint_auth_method: "none" },
    clientInformation: () => client,
    saveClientInformation: (information) => void (client = information),
    tokens: () => tokens,
    saveTokens: (given) => void (tokens = given),
    redirectToAuthorization: (url) => void (opened = url),
    saveCodeVerifier: (given) => void (verifier = given),
    codeVerifier: () => verifier,
    saveDiscoveryState: (state) => void (discovered = state),
    discoveryState: () => discovered,
    invalidateCredentials: () => void (tokens = undefined),
  };
  return {
    provider,
    /** @throws Error if the assistant has opened none */
    getOpened: (): URL => {
      if (opened === undefined) throw new Error("the assistant has opened no address");
      return opened;
    },
    getClientId: () => client?.client_id,
    getAccessToken: () => tokens?.access_token ?? "",
  };
}
