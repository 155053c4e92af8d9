import type { LecternClient } from "./client.ts";

const refuse = (): never => {
  throw new Error("this client has no connection");
};

/** Stands where only the keys and decoders of reads are needed. Each call throws. */
export const disconnectedClient: LecternClient = {
  from: refuse,
  functions: { invoke: refuse },
  auth: {
    exchangeCodeForSession: refuse,
    getSession: refuse,
    onAuthStateChange: refuse,
    resetPasswordForEmail: refuse,
    setSession: refuse,
    signInWithOAuth: refuse,
    signInWithPassword: refuse,
    signOut: refuse,
    signUp: refuse,
    updateUser: refuse,
  },
};
