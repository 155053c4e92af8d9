import { createHmac } from "node:crypto";
import type { Database, Sql } from "../database/database.ts";
import { newId } from "./store.ts";

interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly object: unknown;
  readonly created: number;
  readonly attempts: number;
}

/** Adds an event to the outbox, in the same transaction as the change that it reports. */
export async function recordEvent(sql: Sql, type: string, object: unknown): Promise<void> {
  await sql("insert into stripe_stand_in.events (id, type, object) values ($1, $2, $3::jsonb)", [
    newId("evt"),
    type,
    JSON.stringify(object),
  ]);
}

/** The signature header, by which the webhook recognises Stripe's events. */
function sign(body: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

export interface Outbox {
  /** Sends due events. An event that is not accepted stays and is sent again later, even after a restart. */
  deliver(): Promise<void>;
}

interface OutboxOptions {
  readonly secret: string;
  /** Passes a signed event to the webhook. */
  readonly send: (body: string, signature: string) => Promise<{ readonly ok: boolean }>;
}

export function createOutbox(database: Database, { secret, send }: OutboxOptions): Outbox {
  const attempt = async ({ id, type, object, created }: EventRow): Promise<boolean> => {
    const body = JSON.stringify({
      id,
      object: "event",
      type,
      created,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
    });
    try {
      return (await send(body, sign(body, secret, Math.floor(Date.now() / 1000)))).ok;
    } catch {
      return false;
    }
  };

  const deliverDue = async () => {
    const due = await database.sql<EventRow>(
      `select id, type, object, floor(extract(epoch from created))::float8 as created, attempts
        from stripe_stand_in.events where due <= now() order by place`,
      [],
    );
    for (const event of due) {
      // oxlint-disable-next-line no-await-in-loop -- in their order, where nothing fails
      if (await attempt(event)) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        await database.sql("delete from stripe_stand_in.events where id = $1", [event.id]);
      } else {
        // Tried again after 5, 10, 20 seconds and so on, at most an hour.
        // oxlint-disable-next-line no-await-in-loop -- as above
        await database.sql(
          `update stripe_stand_in.events
            set attempts = attempts + 1, due = now() + least(power(2, attempts), 720) * interval '5 seconds'
            where id = $1`,
          [event.id],
        );
      }
    }
  };

  let lastDelivery: Promise<void> = Promise.resolve();
  return {
    deliver: () => {
      lastDelivery = lastDelivery.then(deliverDue, deliverDue);
      return lastDelivery;
    },
  };
}
