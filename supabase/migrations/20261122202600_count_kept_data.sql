-- What is kept of the caller, counted by kind (PRV-01): a number for each kind of packages/domain/src/kept-data.ts, null for
-- what isn't kept by person. Past row-level security, because the server's own tables are counted too.
create function public.kept_data_counts() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null or not private.is_session_active() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object(
    'sign-in', (select count(*) from auth.sessions where user_id = caller),
    'account', (select count(*) from private.accounts where id = caller),
    'payments', (select count(stripe_customer_id) from private.accounts where id = caller),
    'referrals', (select coalesce(sum(referral_count), 0) from private.accounts where id = caller),
    'recordings', (select count(*) from public.recordings where user_id = caller),
    'transcripts', (select count(*) from public.recordings where user_id = caller and has_transcript),
    'summaries', (
      select count(ai_summary) + count(ai_notes) from public.recordings where user_id = caller
    ),
    'outlines', (select count(*) from public.recording_outlines where user_id = caller),
    'work', (
      select count(*) from public.recordings as r
        where r.user_id = caller and (
          exists (select from private.summary_jobs as job where job.recording_id = r.id)
          or exists (select from private.outline_jobs as job where job.recording_id = r.id)
        )
    ),
    'arrivals', (select count(*) from private.ingestions where user_id = caller),
    'folders', (select count(*) from public.folders where user_id = caller),
    'receipts', (select count(*) from public.course_end_receipts where user_id = caller),
    'tags', (select count(*) from public.tags where user_id = caller),
    'guides', (select count(*) from public.study_guides where user_id = caller),
    'cards', (select count(*) from public.cards where user_id = caller),
    'reviews', (select count(*) from public.reviews where user_id = caller),
    'settings', (
      select count(*) from public.user_info as info
        join public.practice_settings as chosen on chosen.user_id = info.id where info.id = caller
    ),
    'search', (select count(*) from private.vocabulary where user_id = caller),
    'assistant', (select count(*) from private.assistant_turns where user_id = caller)
      + (select count(*) from private.summary_readings where user_id = caller),
    'changes', (select count(*) from private.recording_changes where user_id = caller),
    'afterwards', null
  );
end
$$;

revoke all on function public.kept_data_counts() from public, anon, authenticated;
grant execute on function public.kept_data_counts() to authenticated;
