import { getEmail, getUserId } from "@lectern/machines/auth/auth.selectors";
import { useSelector } from "@xstate/react";
import { useServices } from "./services.ts";

/** The signed-in student. @throws outside of the protected area, without a session */
export function useUser(): { readonly id: string; readonly email: string } {
  const { auth } = useServices();
  const id = useSelector(auth, getUserId);
  const email = useSelector(auth, getEmail);
  if (id === null) throw new Error("a screen of the dashboard was rendered without a user");
  return { id, email: email ?? "" };
}
