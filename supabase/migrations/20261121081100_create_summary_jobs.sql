-- One row a recording that still waits for its summary. Finished jobs are deleted; given-up ones stay, with their error.
create table private.summary_jobs (
  recording_id uuid primary key references public.recordings (id) on delete cascade,
  attempts smallint not null default 0 check (attempts between 0 and 3),
  -- Who may write the summary: the holder of this token. A new claim makes a new one.
  lease uuid,
  -- Nobody may claim the job before this moment.
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 500),
  given_up_at timestamptz,
  created_at timestamptz not null default private.moment()
);

create index summary_jobs_oldest_first on private.summary_jobs (created_at) where given_up_at is null;

alter table private.summary_jobs enable row level security;
revoke all on private.summary_jobs from public, anon, authenticated, service_role;
