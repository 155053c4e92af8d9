-- Settings name where a client leads to, as the consent page did: the address of the request that the student allows. A client may
-- register several, and the first one, which was shown, may be one that it never uses. What stands before an @ is no host.
create or replace function public.connect_assistant(p_client_id uuid) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null or not private.is_own_session() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  insert into private.connected_assistants (user_id, client_id, name, host)
    select caller, client.id, left(coalesce(client.client_name, ''), 200),
        left(coalesce(substring(coalesce(asking.redirect_uri, split_part(client.redirect_uris, ',', 1))
          from '^[^:/]+://(?:[^/?#]*@)?([^/?#]*)'), ''), 200)
      from auth.oauth_clients as client
        left join lateral (
          select redirect_uri from auth.oauth_authorizations
            where client_id = client.id and user_id = caller and status = 'pending'
            order by created_at desc limit 1
        ) as asking on true
      where client.id = p_client_id and client.deleted_at is null
    on conflict (user_id, client_id) do update set name = excluded.name, host = excluded.host;
  return found;
end
$$;
