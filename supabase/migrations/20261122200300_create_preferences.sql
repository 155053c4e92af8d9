-- What a student chose in the settings.
create table public.user_info (
  id uuid primary key references auth.users (id) on delete cascade,
  default_summary_style text not null default 'bullet'
    check (default_summary_style in ('bullet', 'paragraph', 'outline', 'essay'))
);

alter table public.user_info enable row level security;
revoke all on public.user_info from public, anon, authenticated;
grant select, update (default_summary_style) on public.user_info to authenticated;
grant select, insert, update, delete on public.user_info to service_role;

create policy "people read their own preferences" on public.user_info
  for select to authenticated using (id = (select auth.uid()));
create policy "people change their own preferences" on public.user_info
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "ended sessions have no access" on public.user_info
  as restrictive for all to authenticated using ((select private.is_session_active()));

create trigger refuse_protected_columns before update of id on public.user_info
  for each row execute function private.refuse_protected_columns();
