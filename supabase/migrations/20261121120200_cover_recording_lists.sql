-- A list shows a few words of each recording, and a recording's row is as wide as its summary: a list of 1,000 read up to
-- 1,000 pages of the table, and from its second page on was sorted rather than walked, since the planner expects fewer
-- rows of a keyset's "or" than there are. With what a card shows in the index, a list never touches the table
-- (docs/scale.md has the figures). Every write of these columns was a new row version in every index before, too.
drop index public.recordings_newest_first;
create index recordings_newest_first on public.recordings (user_id, created_at desc, id desc)
  include (status, is_favorite, folder_id, original_name, recording_icon, recording_icon_color);

drop index public.recordings_favorites_newest_first;
create index recordings_favorites_newest_first on public.recordings (user_id, created_at desc, id desc)
  include (status, is_favorite, folder_id, original_name, recording_icon, recording_icon_color)
  where is_favorite;

drop index public.recordings_of_folder_newest_first;
create index recordings_of_folder_newest_first on public.recordings (folder_id, created_at desc, id desc)
  include (user_id, status, is_favorite, original_name, recording_icon, recording_icon_color)
  where folder_id is not null;
