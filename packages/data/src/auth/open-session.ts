import type { OpenSession } from "@lectern/domain/session";
import type { Session } from "@supabase/supabase-js";

/** A session of supabase-js, as much of it as the product speaks of. */
export const toOpenSession = (session: Session): OpenSession => ({
  user: { id: session.user.id, email: session.user.email ?? "" },
  tokens: {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresIn: session.expires_in,
  },
});
