import { expect, it } from "vitest";
import { onEachDatabase } from "./testing/backend.ts";

onEachDatabase("what the auth server keeps of a deleted person", (backend) => {
  const leave = async (email: string) => {
    const { user } = await backend().setUpUser(email);
    await backend().sql(
      `insert into auth.flow_state (id, auth_code, authentication_method, provider_type, code_challenge_method, code_challenge, user_id, provider_access_token)
        values (gen_random_uuid(), 'code', 'oauth', 'google', 's256', 'challenge', $1, 'a token of the provider')`,
      [user.id],
    );
    await backend().sql("delete from auth.users where id = $1", [user.id]);
    return user.id;
  };
  const forget = async (id: string) => {
    const [row] = await backend().sql("select public.forget_person($1) as is_forgotten", [id]);
    return row?.["is_forgotten"];
  };
  const kept = async (id: string) => {
    const [row] = await backend().sql<{ sign_ins: number; logged: number }>(
      `select (select count(*)::int from auth.flow_state where user_id = $1) as sign_ins,
          (select count(*)::int from auth.audit_log_entries where payload::text like '%' || $1::text || '%') as logged`,
      [id],
    );
    return row;
  };

  it("SRV-07 has log entries and unfinished sign-ins, and both are deleted", async () => {
    const id = await leave("leaver@school.edu");
    expect(await kept(id)).toMatchObject({ sign_ins: 1 });
    expect(await forget(id)).toBe(true);
    expect(await kept(id)).toEqual({ sign_ins: 0, logged: 0 });
  });

  it("SRV-07 log entries stay, and the failure is reported, if the database allows reading but not deleting", async () => {
    const id = await leave("kept@school.edu");
    await backend().sql(
      `do $$ begin
        create role reader_only nologin;
        grant usage on schema auth, private to reader_only;
        grant create on schema public to reader_only;
        grant execute on function private.may_delete_from(text) to reader_only;
        grant select on auth.flow_state, auth.audit_log_entries to reader_only;
        alter function public.forget_person(uuid) owner to reader_only;
      end $$`,
    );
    try {
      expect(await forget(id)).toBe(false);
    } finally {
      await backend().sql(
        `do $$ begin
          execute format('alter function public.forget_person(uuid) owner to %I', current_user);
          drop owned by reader_only;
          drop role reader_only;
        end $$`,
      );
    }
    expect(await kept(id)).toMatchObject({ sign_ins: 1 });
  });
});
