-- A recording's language, and a title that a machine made of a file's name, are derived again with its outline. A title that a
-- student gave never is: the name of the file is kept only until somebody renames the recording.

create table private.sent_names (
  recording_id uuid primary key references public.recordings (id) on delete cascade,
  name text not null check (char_length(name) <= 300)
);
comment on table private.sent_names is 'Names of files of which a machine made the title of a recording that nobody has renamed';
alter table private.sent_names enable row level security;
revoke all on private.sent_names from public, anon, authenticated;

-- Runs for each change of a name, whoever makes it. `renew_recording` writes the row anew afterwards.
create function private.forget_sent_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.sent_names where recording_id = new.id;
  return null;
end
$$;
revoke all on function private.forget_sent_name() from public, anon, authenticated;

create trigger forget_sent_name after update of original_name on public.recordings
  for each row execute function private.forget_sent_name();

-- Remembers of which file's name a title was made. Nothing happens if the title is another by now.
create function public.remember_sent_name(p_recording_id uuid, p_name text, p_title text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sent_names (recording_id, name)
    select r.id, p_name from public.recordings as r
      where r.id = p_recording_id and r.original_name = p_title
      for update
    on conflict (recording_id) do nothing;
  return found;
end
$$;

-- The name of the file that a recording's title was made of, and when it was recorded. No row: the title is a student's.
create function public.read_sent_name(p_recording_id uuid)
  returns table (sent_name text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.name, r.created_at from private.sent_names as s
    join public.recordings as r on r.id = s.recording_id
    where s.recording_id = p_recording_id
$$;

-- Stores a language that was derived again, and a title unless a student has renamed the recording meanwhile.
-- p_title: null leaves it.
create function public.renew_recording(p_recording_id uuid, p_language text, p_title text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  sent text;
begin
  perform from public.recordings where id = p_recording_id for update;
  if not found then return false; end if;
  update public.recordings set language = p_language
    where id = p_recording_id and language is distinct from p_language;
  select s.name into sent from private.sent_names as s where s.recording_id = p_recording_id;
  if sent is null or p_title is null then return true; end if;
  update public.recordings set original_name = p_title
    where id = p_recording_id and original_name is distinct from p_title;
  insert into private.sent_names (recording_id, name) values (p_recording_id, sent)
    on conflict (recording_id) do nothing;
  return true;
end
$$;

revoke all on function public.remember_sent_name(uuid, text, text) from public, anon, authenticated;
revoke all on function public.read_sent_name(uuid) from public, anon, authenticated;
revoke all on function public.renew_recording(uuid, text, text) from public, anon, authenticated;
grant execute on function public.remember_sent_name(uuid, text, text) to service_role;
grant execute on function public.read_sent_name(uuid) to service_role;
grant execute on function public.renew_recording(uuid, text, text) to service_role;
