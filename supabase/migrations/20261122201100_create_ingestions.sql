-- One row for each recording or study guide that the phone sent and the server stored. The row outlives what it brought:
-- sending a deleted recording again neither restores it nor charges for it.
create table private.ingestions (
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  -- made by the phone
  client_id text not null check (char_length(client_id) between 1 and 100),
  kind text not null check (kind in ('recording', 'study-guide')),
  recording_id uuid references public.recordings (id) on delete set null,
  study_guide_id uuid references public.study_guides (id) on delete set null,
  minutes numeric(8, 2) not null default 0 check (minutes >= 0),
  charged_weekly numeric(8, 2) not null default 0 check (charged_weekly >= 0),
  charged_bonus numeric(8, 2) not null default 0 check (charged_bonus >= 0),
  created_at timestamptz not null default private.moment(),
  -- Of a study guide's content: it counts towards the daily limit also after the guide was deleted.
  characters integer not null default 0 check (characters >= 0),
  primary key (user_id, client_id),
  constraint it_charges_no_more_than_its_minutes check (charged_weekly + charged_bonus <= minutes),
  constraint it_brings_what_its_kind_says check (
    case kind when 'recording' then study_guide_id is null else recording_id is null end
  )
);

create index ingestions_of_recording on private.ingestions (recording_id);
create index ingestions_of_study_guide on private.ingestions (study_guide_id);
create index ingestions_of_guides_newest_first on private.ingestions (user_id, created_at desc) include (characters)
  where kind = 'study-guide';
create index ingestions_of_recordings_newest_first on private.ingestions (user_id, created_at desc)
  where kind = 'recording';

alter table private.ingestions enable row level security;
revoke all on private.ingestions from public, anon, authenticated, service_role;
