import { createActor, type AnyActorLogic } from "xstate";
import { describe, expect, test } from "vitest";
import { arrive } from "../held-ports.ts";
import { portActions } from "./auth.harness.ts";
import { authMachine } from "./auth.machine.ts";
import { authWork } from "./auth.types.ts";

describe("ports", () => {
  test.each(authWork)("%s fails with its own name until it is provided", async (work) => {
    const logic = authMachine.implementations.actors[work] as AnyActorLogic;
    const actor = createActor(logic, { input: {} });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await arrive();
    expect(errors).toEqual([new Error(`${work} is not provided`)]);
  });

  test.each(portActions)("%s fails with its own name until it is provided", (action) => {
    const run = authMachine.implementations.actions[action] as () => void;
    expect(run).toThrow(`${action} is not provided`);
  });

  test("there are no other ports", () => {
    expect(Object.keys(authMachine.implementations.actors).toSorted()).toEqual([...authWork].toSorted());
  });
});
