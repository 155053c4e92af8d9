import type { LecternClient } from "./client.ts";

const refuse = (): never => {
  throw new Error("this client has no connection");
};

/** A client for code that needs only the keys and decoders of queries. Every request throws. */
export const disconnectedClient: LecternClient = {
  from: refuse,
  rpc: refuse,
  functions: { invoke: refuse },
  auth: {
    exchangeCodeForSession: refuse,
    getSession: refuse,
    getUser: refuse,
    onAuthStateChange: refuse,
    resetPasswordForEmail: refuse,
    setSession: refuse,
    signInWithOAuth: refuse,
    signInWithPassword: refuse,
    signOut: refuse,
    signUp: refuse,
    updateUser: refuse,
    oauth: { approveAuthorization: refuse, denyAuthorization: refuse, getAuthorizationDetails: refuse },
  },
};
