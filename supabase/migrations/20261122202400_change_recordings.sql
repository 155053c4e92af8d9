-- Changes of many recordings at once (UNT-05): moved, starred, tagged, in one call with an id that the client made. The call's
-- effect is stored under it, so that a repeat changes nothing and an undo restores exactly what it changed. Kept for a day.
create table private.recording_changes (
  id uuid not null,
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  created_at timestamptz(3) not null default private.moment(),
  is_undone boolean not null default false,
  -- Recordings that belonged to the caller.
  recordings integer not null default 0,
  moved_to uuid,
  -- {recording's id: the folder that it was in, or null}
  moved_from jsonb not null default '{}',
  is_favorite boolean,
  -- Those whose star was another before.
  starred uuid[] not null default '{}',
  -- [{recording_id, tag_id}] that were not there before, and that were.
  tagged jsonb not null default '[]',
  untagged jsonb not null default '[]',
  primary key (id, user_id)
);

create index recording_changes_newest_first on private.recording_changes (user_id, created_at desc);

alter table private.recording_changes enable row level security;
revoke all on private.recording_changes from public, anon, authenticated, service_role;

-- Changes the caller's recordings among p_recording_ids; others, and those that are gone, are left out. Returns how many they
-- were, the same for a repeat. A folder or a tag of another person is refused by the keys of recordings and recording_tags.
--
-- p_moves: whether they go into p_folder_id, or out of any folder with null.
create function public.change_recordings(
  p_id uuid, p_recording_ids uuid[], p_moves boolean default false, p_folder_id uuid default null,
  p_is_favorite boolean default null, p_add_tags uuid[] default '{}', p_remove_tags uuid[] default '{}'
)
  returns integer
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
  own uuid[];
  before private.recording_changes;
begin
  if caller is null or not private.is_session_active() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  if p_id is null or p_recording_ids is null or cardinality(p_recording_ids) > 10000
    or coalesce(cardinality(p_add_tags), 0) > 20 or coalesce(cardinality(p_remove_tags), 0) > 200
  then
    raise exception 'at most 10000 recordings, 20 tags to add and 200 to remove' using errcode = 'invalid_parameter_value';
  end if;

  -- A repeat waits here for the first call.
  insert into private.recording_changes (id, user_id) values (p_id, caller) on conflict do nothing;
  if not found then
    return (select recordings from private.recording_changes where id = p_id and user_id = caller);
  end if;

  -- In one order, so that two calls can't wait for each other.
  own := array(
    select locked.id from (
      select id from public.recordings where user_id = caller and id = any (p_recording_ids) order by id for no key update
    ) as locked
  );
  before.recordings := cardinality(own);

  before.moved_from := '{}';
  if p_moves then
    select coalesce(jsonb_object_agg(id, folder_id), '{}') into before.moved_from
      from public.recordings where id = any (own) and folder_id is distinct from p_folder_id;
  end if;
  before.starred := array(
    select id from public.recordings where id = any (own) and is_favorite <> p_is_favorite order by id
  );
  update public.recordings set
      folder_id = case when p_moves then p_folder_id else folder_id end,
      is_favorite = coalesce(p_is_favorite, is_favorite)
    where id = any (own) and ((p_moves and folder_id is distinct from p_folder_id) or is_favorite <> p_is_favorite);

  with gone as (
    delete from public.recording_tags
      where user_id = caller and recording_id = any (own) and tag_id = any (p_remove_tags) and tag_id <> all (p_add_tags)
      returning recording_id, tag_id
  )
  select coalesce(jsonb_agg(to_jsonb(gone)), '[]') into before.untagged from gone;
  with added as (
    insert into public.recording_tags (user_id, recording_id, tag_id)
      select caller, recording, tag from unnest(own) as recording cross join unnest(p_add_tags) as tag
      on conflict do nothing
      returning recording_id, tag_id
  )
  select coalesce(jsonb_agg(to_jsonb(added)), '[]') into before.tagged from added;

  update private.recording_changes set
      recordings = before.recordings, moved_to = p_folder_id, moved_from = before.moved_from,
      is_favorite = p_is_favorite, starred = before.starred, tagged = before.tagged, untagged = before.untagged
    where id = p_id and user_id = caller;
  delete from private.recording_changes
    where user_id = caller and id <> p_id and (
      created_at < private.moment() - interval '1 day'
      or id in (
        select id from private.recording_changes where user_id = caller order by created_at desc, id desc offset 100
      )
    );
  return before.recordings;
end
$$;

-- Undoes a call of change_recordings, once: what another call has changed since stays as it is. A folder or tag that is gone
-- stays gone. Returns false for a call that isn't known, or no longer.
create function public.undo_recording_change(p_id uuid) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
  change private.recording_changes;
begin
  if caller is null or not private.is_session_active() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  select * into change from private.recording_changes where id = p_id and user_id = caller for update;
  if not found then return false; end if;
  if change.is_undone then return true; end if;

  perform from public.recordings
    where user_id = caller and (
      id = any (change.starred) or id in (select key::uuid from jsonb_each_text(change.moved_from))
    )
    order by id for no key update;
  update public.recordings as stored set folder_id = folder.id
    from jsonb_each_text(change.moved_from) as moved
    left join public.folders as folder on folder.id = moved.value::uuid and folder.user_id = caller
    where stored.id = moved.key::uuid and stored.user_id = caller and stored.folder_id is not distinct from change.moved_to;
  update public.recordings set is_favorite = not change.is_favorite
    where id = any (change.starred) and user_id = caller and is_favorite = change.is_favorite;
  delete from public.recording_tags as stored
    using jsonb_to_recordset(change.tagged) as added (recording_id uuid, tag_id uuid)
    where stored.user_id = caller and stored.recording_id = added.recording_id and stored.tag_id = added.tag_id;
  insert into public.recording_tags (user_id, recording_id, tag_id)
    select caller, recording.id, tag.id
      from jsonb_to_recordset(change.untagged) as gone (recording_id uuid, tag_id uuid)
      join public.recordings as recording on recording.id = gone.recording_id and recording.user_id = caller
      join public.tags as tag on tag.id = gone.tag_id and tag.user_id = caller
    on conflict do nothing;
  update private.recording_changes set is_undone = true where id = p_id and user_id = caller;
  return true;
end
$$;

-- Deletes the caller's recordings among p_recording_ids, with everything that is theirs. A repeat finds none.
create function public.delete_recordings(p_recording_ids uuid[]) returns integer
  language sql volatile security invoker
  set search_path = ''
  as $$
    with gone as (
      delete from public.recordings where user_id = (select auth.uid()) and id = any (p_recording_ids) returning id
    )
    select count(*)::integer from gone
  $$;

-- Marks the caller's recordings among p_recording_ids as read or as not read (UNT-07), in one statement under the caller's
-- policies. Returns how many were marked; a repeat marks none.
create function public.mark_recordings_read(p_recording_ids uuid[], p_is_read boolean) returns integer
  language sql volatile security invoker
  set search_path = ''
  as $$
    with marked as (
      update public.recordings set is_read = p_is_read
        where user_id = (select auth.uid()) and id = any (p_recording_ids) and is_read <> p_is_read
        returning id
    )
    select count(*)::integer from marked
  $$;

revoke all on function public.change_recordings(uuid, uuid[], boolean, uuid, boolean, uuid[], uuid[]) from public, anon, authenticated;
revoke all on function public.undo_recording_change(uuid) from public, anon, authenticated;
revoke all on function public.delete_recordings(uuid[]) from public, anon, authenticated;
revoke all on function public.mark_recordings_read(uuid[], boolean) from public, anon, authenticated;
grant execute on function public.change_recordings(uuid, uuid[], boolean, uuid, boolean, uuid[], uuid[]) to authenticated;
grant execute on function public.undo_recording_change(uuid) to authenticated;
grant execute on function public.delete_recordings(uuid[]) to authenticated;
grant execute on function public.mark_recordings_read(uuid[], boolean) to authenticated;
