-- A card that was changed while its words were replaced lost one of both changes: change_card holds the card's row alone, not the
-- recording's (COR-03). The rest of both functions stays as it is.
do $do$
declare
  write constant text := pg_get_functiondef('public.replace_written_words(uuid, uuid, text, text)'::regprocedure);
  holding_write constant text := replace(write, E'  made.changes := \'[]\';\n', $$  perform from public.cards where recording_id = p_recording_id and user_id = caller order by id for no key update;
  made.changes := '[]';
$$);
  undo constant text := pg_get_functiondef('public.undo_replacement(uuid)'::regprocedure);
  holding_undo constant text := replace(undo, E'  if made.is_undone then return true; end if;\n', $$  if made.is_undone then return true; end if;
  perform from public.cards where recording_id = made.recording_id and user_id = caller order by id for no key update;
$$);
begin
  if holding_write = write then raise exception 'replace_written_words is another function'; end if;
  if holding_undo = undo then raise exception 'undo_replacement is another function'; end if;
  execute holding_write;
  execute holding_undo;
end
$do$;
