import type { LecternClient } from "@lectern/data/client";
import { getEmail, getUserId } from "@lectern/machines/auth/auth.selectors";
import { useSelector } from "@xstate/react";
import { useServices } from "./services.ts";

interface User {
  readonly id: string;
  readonly email: string;
  /** The client that reads and writes with the student's session. */
  readonly client: LecternClient;
}

/** The signed-in student. @throws Error outside of the protected area, without a session */
export function useUser(): User {
  const { auth, client } = useServices();
  const id = useSelector(auth, getUserId);
  const email = useSelector(auth, getEmail);
  if (id === null) throw new Error("a screen of the dashboard was rendered without a user");
  return { id, email: email ?? "", client };
}
