import type { OpenSession } from "@lectern/domain/session";
import type { Session } from "@supabase/supabase-js";

/** Maps a session of supabase-js to the fields that the product uses. */
export const toOpenSession = (session: Session): OpenSession => ({
  user: { id: session.user.id, email: session.user.email ?? "" },
  tokens: {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresIn: session.expires_in,
  },
});
