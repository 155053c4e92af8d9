-- A schedule calls the function process-recordings each minute: it ends courses, and takes up what was interrupted. Address and
-- key are entries of the project's Vault, so that no text of ours holds a key. The local backend has a schedule of its own.

-- Calls the function, once both entries are there.
create function private.call_process_recordings() returns bigint
language plpgsql set search_path = '' as $$
declare
  address text;
  secret text;
  request bigint;
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return null;
  end if;
  execute 'select max(decrypted_secret) filter (where name = ''project_url''), max(decrypted_secret) filter (where name = ''secret_key'')
      from vault.decrypted_secrets'
    into address, secret;
  if address is null or secret is null then
    return null;
  end if;
  execute 'select net.http_post(url := $1, headers := $2)'
    into request
    using rtrim(address, '/') || '/functions/v1/process-recordings', jsonb_build_object('apikey', secret);
  return request;
end
$$;

-- Returns false where the extensions are not. Repeating it replaces the job of this name.
create function private.schedule_work() returns boolean
language plpgsql set search_path = '' as $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is null or to_regnamespace('net') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'take up summaries', '* * * * *', 'select private.call_process_recordings()';
  return true;
end
$$;

-- For `npm run doctor`. A digest stands for the key.
create function public.describe_schedule() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  jobs bigint := 0;
  entries jsonb := '{}';
begin
  if to_regclass('cron.job') is not null then
    execute 'select count(*) from cron.job where active and command like ''%process_recordings%''' into jobs;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select coalesce(jsonb_object_agg(name, case name when ''project_url'' then rtrim(decrypted_secret, ''/'')
        else encode(sha256(convert_to(decrypted_secret, ''UTF8'')), ''hex'') end), ''{}'')
      from vault.decrypted_secrets where name in (''project_url'', ''secret_key'')'
      into entries;
  end if;
  return jsonb_build_object('jobs', jobs, 'address', entries -> 'project_url', 'key_sha256', entries -> 'secret_key');
end
$$;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform private.schedule_work();
  end if;
exception when others then
  -- A server may have their files without having them loaded. The doctor says that nothing is scheduled.
  raise warning 'nothing is scheduled: %', sqlerrm;
end
$$;

revoke all on function private.call_process_recordings() from public, anon, authenticated;
revoke all on function private.schedule_work() from public, anon, authenticated;
revoke all on function public.describe_schedule() from public, anon, authenticated;
grant execute on function public.describe_schedule() to service_role;
