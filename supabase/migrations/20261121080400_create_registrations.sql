-- Who registered before, kept after an account is deleted: keyed hashes of identities, and no link to anybody.
create table private.registrations (
  identity_hash text primary key check (identity_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default private.moment()
);

alter table private.registrations enable row level security;
revoke all on private.registrations from public, anon, authenticated, service_role;
