-- What the end of a folder's course would delete now (DAY-05): the page asks with these numbers before it sets the date.
-- course_ends() counts the folders whose day is near.
create function public.course_contents(p_folder_id uuid)
  returns table (recordings integer, preparing integer, cards integer, reviews integer, tags integer)
  language sql stable security invoker
  set search_path = ''
  as $$
    with own as (
      select r.id, r.user_id, r.status
        from public.folders as folder
        join public.recordings as r on r.folder_id = folder.id and r.user_id = folder.user_id
        where folder.id = p_folder_id and folder.user_id = (select auth.uid())
    )
    select
        (select count(*)::integer from own),
        (select count(*)::integer from own where own.status <> 'completed'),
        (
          select count(*)::integer from own
            join public.cards as card on card.recording_id = own.id and card.user_id = own.user_id
        ),
        (
          select count(*)::integer from own
            join public.cards as card on card.recording_id = own.id and card.user_id = own.user_id
            join public.reviews as review on review.card_id = card.id and review.user_id = card.user_id
        ),
        (
          select count(*)::integer from own
            join public.recording_tags as tagged on tagged.recording_id = own.id and tagged.user_id = own.user_id
        )
      from public.folders as folder
      where folder.id = p_folder_id and folder.user_id = (select auth.uid())
  $$;

revoke all on function public.course_contents(uuid) from public, anon, authenticated;
grant execute on function public.course_contents(uuid) to authenticated;
