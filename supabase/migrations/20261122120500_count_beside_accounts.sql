-- Who takes a turn holds the row of their account. A row that refers to auth.users would wait there for whoever deletes
-- that person, who waits for the account: a deadlock, and one of the two fails.
alter table private.assistant_turns
  drop constraint assistant_turns_user_id_fkey,
  add constraint assistant_turns_user_id_fkey foreign key (user_id) references private.accounts (id) on delete cascade;
alter table private.summary_readings
  drop constraint summary_readings_user_id_fkey,
  add constraint summary_readings_user_id_fkey foreign key (user_id) references private.accounts (id) on delete cascade;
