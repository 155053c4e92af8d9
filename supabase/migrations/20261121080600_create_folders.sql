create table public.folders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 300),
  description text check (char_length(description) <= 5000),
  color text not null default '#3B82F6' check (color ~ '^#[0-9A-Fa-f]{6}$'),
  -- Milliseconds, as a client's dates have them: paging by (created_at, id) compares what was read.
  created_at timestamptz(3) not null default private.moment(),
  -- What a recording's folder is checked against: a folder together with its owner.
  unique (id, user_id)
);

create index folders_newest_first on public.folders (user_id, created_at desc, id desc);

alter table public.folders enable row level security;
revoke all on public.folders from public, anon, authenticated;
grant select, insert (user_id, name, description, color), delete on public.folders to authenticated;
grant select, insert, update, delete on public.folders to service_role;

create policy "people read their own folders" on public.folders
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people create folders of their own" on public.folders
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people delete their own folders" on public.folders
  for delete to authenticated using (user_id = (select auth.uid()));
