-- What a model read for a person's summaries in the last day (SRV-08): when and how much, never what. A subscriber may
-- send as many recordings as they like; what reading them costs must have an end all the same.
create table private.summary_readings (
  user_id uuid not null references auth.users (id) on delete cascade,
  taken_at timestamptz not null default private.moment(),
  -- Estimated from the transcript's length.
  tokens integer not null check (tokens >= 0)
);

create index summary_readings_newest_first on private.summary_readings (user_id, taken_at desc);

alter table private.summary_readings enable row level security;
revoke all on private.summary_readings from public, anon, authenticated, service_role;

-- Whether a model may read this recording: two million tokens a day and person, some 140 hours of speech. False takes
-- nothing, and the summary is written in the recording's own sentences.
create function public.take_summary_tokens(p_recording_id uuid, p_tokens integer) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  owner constant uuid := (select user_id from public.recordings where id = p_recording_id);
  now_at constant timestamptz := private.moment();
begin
  -- Two summaries at once are counted one after the other.
  perform from private.accounts where id = owner for no key update;
  if not found then return false; end if;
  delete from private.summary_readings where user_id = owner and taken_at <= now_at - interval '1 day';
  if p_tokens + (select coalesce(sum(tokens), 0) from private.summary_readings where user_id = owner) > 2000000 then
    return false;
  end if;
  insert into private.summary_readings (user_id, taken_at, tokens) values (owner, now_at, p_tokens);
  return true;
end
$$;

revoke all on function public.take_summary_tokens(uuid, integer) from public, anon, authenticated;
grant execute on function public.take_summary_tokens(uuid, integer) to service_role;
