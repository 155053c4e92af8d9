import { createHmac, randomBytes } from "node:crypto";
import type { Database, Sql } from "../database/database.ts";

/** The data that Stripe would keep on its own servers, in a schema that no API exposes. */
const schema = /* sql */ `
create schema if not exists stripe_stand_in;
create table if not exists stripe_stand_in.customers (
  id text primary key,
  email text,
  metadata jsonb not null default '{}',
  created timestamptz not null default now()
);
-- All customers, with those that were deleted: their ids are answered as deleted, and a repeated call makes none of them again.
create table if not exists stripe_stand_in.known_customers (
  id_hash text primary key
);
create or replace function stripe_stand_in.know_deleted_customer() returns trigger language plpgsql as $$
begin
  insert into stripe_stand_in.known_customers (id_hash) values (md5(old.id)) on conflict do nothing;
  return null;
end
$$;
create or replace trigger know_deleted_customer after delete on stripe_stand_in.customers
  for each row execute function stripe_stand_in.know_deleted_customer();
create table if not exists stripe_stand_in.subscriptions (
  id text primary key,
  customer text not null references stripe_stand_in.customers (id) on delete cascade,
  price text not null,
  status text not null check (status in ('active', 'past_due', 'canceled')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  next_payment_fails boolean not null default false,
  created timestamptz not null default now()
);
create table if not exists stripe_stand_in.checkout_sessions (
  id text primary key,
  customer text not null references stripe_stand_in.customers (id) on delete cascade,
  price text not null,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  success_url text not null,
  cancel_url text not null,
  subscription text,
  created timestamptz not null default now()
);
-- A data directory of an earlier version has the table without it.
alter table stripe_stand_in.checkout_sessions add column if not exists metadata jsonb not null default '{}';
create table if not exists stripe_stand_in.portal_sessions (
  id text primary key,
  customer text not null references stripe_stand_in.customers (id) on delete cascade,
  return_url text not null,
  created timestamptz not null default now()
);
-- What the webhook has not yet received.
create table if not exists stripe_stand_in.events (
  id text primary key,
  place bigint generated always as identity,
  type text not null,
  object jsonb not null,
  created timestamptz not null default now(),
  attempts integer not null default 0,
  due timestamptz not null default now()
);
`;

export const prepareStore = (database: Database): Promise<unknown> => database.sql(schema);

export interface CustomerRow {
  readonly id: string;
  readonly email: string | null;
  readonly metadata: Record<string, string>;
  readonly created: number;
}

/** Times are in seconds since 1970, as at Stripe. */
export interface SubscriptionRow {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly status: "active" | "past_due" | "canceled";
  readonly period_start: number;
  readonly period_end: number;
  readonly cancel_at_period_end: boolean;
  readonly next_payment_fails: boolean;
  readonly created: number;
}

export interface CheckoutRow {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly status: "open" | "complete" | "expired";
  readonly success_url: string;
  readonly cancel_url: string;
  readonly subscription: string | null;
  readonly metadata: Record<string, string>;
  readonly created: number;
}

const seconds = (column: string) => `floor(extract(epoch from ${column}))::float8 as ${column}`;

export const customerColumns = `id, email, metadata, ${seconds("created")}`;
export const subscriptionColumns = `id, customer, price, status, ${seconds("period_start")}, ${seconds("period_end")},
  cancel_at_period_end, next_payment_fails, ${seconds("created")}`;
export const checkoutColumns = `id, customer, price, status, success_url, cancel_url, subscription, metadata, ${seconds("created")}`;

/** Generates an id in Stripe's form, `sub_1a2b…`. It can't be guessed. */
export const newId = (kind: string): string => `${kind}_${randomBytes(18).toString("hex")}`;

/** Derives an id that is the same for the same Idempotency-Key. */
export const toIdForKey = (kind: string, key: string, secret: string): string =>
  `${kind}_${createHmac("sha256", secret).update(key).digest("hex").slice(0, 36)}`;

export async function listSubscriptions(sql: Sql, customer: string): Promise<SubscriptionRow[]> {
  return sql<SubscriptionRow>(
    `select ${subscriptionColumns} from stripe_stand_in.subscriptions where customer = $1 order by created desc, id`,
    [customer],
  );
}
