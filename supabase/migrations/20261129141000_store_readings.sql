-- An outline also holds what the lecture is about and, where a model read it, the cards that it proposes (DER-01).

alter table public.recording_outlines
  -- {text, segment, start}. Null: the lecture doesn't say it, or the version of the row doesn't derive it.
  add column thesis jsonb check (jsonb_typeof(thesis) = 'object'),
  -- [{kind, front, back, choices, quote, first, last, start}]: no proposals until a person asks for some. Null: rules derived the
  -- outline, and no model.
  add column cards jsonb check (jsonb_typeof(cards) = 'array');

create or replace function public.store_outline(p_recording_id uuid, p_version integer, p_outline jsonb, p_claims jsonb)
  returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  owner uuid;
  earlier public.recording_outlines;
begin
  select r.user_id into owner from public.recordings as r where r.id = p_recording_id;
  if not found then return false; end if;
  perform from private.accounts as a where a.id = owner for key share;
  perform from public.recordings as r where r.id = p_recording_id for no key update;
  if not found then return false; end if;
  select * into earlier from public.recording_outlines as o where o.recording_id = p_recording_id;
  if earlier.version > p_version then return false; end if;
  if earlier.version < p_version then
    insert into private.former_outlines (recording_id, version, outline, claims)
      values (
        p_recording_id, earlier.version, to_jsonb(earlier),
        (
          select coalesce(jsonb_object_agg(c.text_sha256, c.claims), '{}') from public.recording_claims as c
            where c.recording_id = p_recording_id
        )
      )
      on conflict (recording_id) do update
        set version = excluded.version, outline = excluded.outline, claims = excluded.claims;
  end if;
  insert into public.recording_outlines
      (recording_id, user_id, version, chapters, questions, terms, points, tasks, dates, forms, thesis, cards)
    values (
      p_recording_id, owner, p_version, p_outline -> 'chapters', p_outline -> 'questions', p_outline -> 'terms',
      p_outline -> 'points', p_outline -> 'tasks', p_outline -> 'dates', p_outline -> 'forms',
      nullif(p_outline -> 'thesis', 'null'), nullif(p_outline -> 'cards', 'null')
    )
    on conflict (recording_id) do update
      set version = excluded.version, chapters = excluded.chapters, questions = excluded.questions,
          terms = excluded.terms, points = excluded.points, tasks = excluded.tasks, dates = excluded.dates,
          forms = excluded.forms, thesis = excluded.thesis, cards = excluded.cards;
  perform private.keep_claims(p_recording_id, owner, text.key, text.value) from jsonb_each(p_claims) as text;
  delete from private.outline_jobs as job where job.recording_id = p_recording_id;
  return true;
end
$$;
