/**
 * Ours alone, beside a hosted project's tables: the session that a code has opened, and the refresh tokens of clients, which
 * lite must not take for a student's.
 */
export const clientSessions = /* sql */ `
alter table auth.oauth_authorizations
  add column if not exists session_id uuid references auth.sessions (id) on delete cascade;
create table if not exists auth.oauth_refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index if not exists oauth_refresh_tokens_session_id_idx on auth.oauth_refresh_tokens (session_id);
`;
