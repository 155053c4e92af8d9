-- Words that were replaced went only with the student's next replacement; "Your Data" says after a day (PRV-01). The schedule calls
-- this.
create function public.forget_replacements() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.replacements where made_at < private.moment() - interval '1 day'
$$;

revoke all on function public.forget_replacements() from public, anon, authenticated;
grant execute on function public.forget_replacements() to service_role;
