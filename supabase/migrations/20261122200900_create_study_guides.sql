create table public.study_guides (
  id uuid primary key default gen_random_uuid(),
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  title text not null check (char_length(title) <= 300),
  -- markdown
  content text check (octet_length(content) <= 10485760),
  icon text check (char_length(icon) between 1 and 40),
  icon_color text check (icon_color ~ '^#[0-9A-Fa-f]{6}$'),
  created_at timestamptz(3) not null default private.moment()
);

create index study_guides_newest_first on public.study_guides (user_id, created_at desc, id desc);

alter table public.study_guides enable row level security;
revoke all on public.study_guides from public, anon, authenticated;
grant select, update (title), delete on public.study_guides to authenticated;
grant select, insert, update, delete on public.study_guides to service_role;

create policy "people read their own study guides" on public.study_guides
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people change their own study guides" on public.study_guides
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own study guides" on public.study_guides
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.study_guides
  as restrictive for all to authenticated using ((select private.is_session_active()));

create trigger refuse_protected_columns before update of id, user_id, content, icon, icon_color, created_at
  on public.study_guides
  for each row execute function private.refuse_protected_columns();
