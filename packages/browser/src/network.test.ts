import { onlineManager } from "@tanstack/query-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNetwork, isOnline, subscribeToNetwork, waitForNetwork } from "./network.ts";

const HEALTH = "https://lectern.test/auth/v1/health";
const READ = "https://lectern.test/rest/v1/recordings";
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

let answers: Readonly<Record<string, () => Promise<Response>>>;
let requests: string[];
const open = () =>
  createNetwork({
    fetch: (input) => {
      const url = input as string;
      requests.push(url);
      return answers[url]!();
    },
    url: HEALTH,
    headers: { apikey: "public" },
  });

const answer = async () => new Response();
beforeEach(() => {
  vi.useFakeTimers();
  onlineManager.setOnline(true);
  requests = [];
  answers = { [HEALTH]: answer, [READ]: answer };
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

test("OFF-01 a network that reaches nothing counts as none, before the failed request is told", async () => {
  answers = { [HEALTH]: unreachable, [READ]: unreachable };
  const { fetch } = open();
  const known = await fetch(READ).catch(() => isOnline());
  expect([known, requests]).toEqual([false, [READ, HEALTH]]);
});

test("REC-09 one request that is blocked or lost is not a lack of network", async () => {
  answers = { [HEALTH]: answer, [READ]: unreachable };
  await expect(open().fetch(READ)).rejects.toThrow("Failed to fetch");
  expect(isOnline()).toBe(true);
});

test("OFF-01 requests that fail together ask for one sign of life", async () => {
  answers = { [HEALTH]: unreachable, [READ]: unreachable };
  const { fetch } = open();
  await Promise.allSettled([fetch(READ), fetch(READ), fetch(READ)]);
  expect(requests.filter((url) => url === HEALTH)).toHaveLength(1);
});

test("OFF-01 an answer, of whatever kind, ends it", async () => {
  answers = { [HEALTH]: unreachable, [READ]: unreachable };
  const { fetch } = open();
  await fetch(READ).catch(() => undefined);
  answers = { [READ]: async () => new Response(null, { status: 500 }) };
  await fetch(READ);
  expect(isOnline()).toBe(true);
});

test("OFF-01 a server that could not be reached is asked again every half minute, until it answers", async () => {
  answers = { [HEALTH]: unreachable, [READ]: unreachable };
  const { fetch } = open();
  await fetch(READ).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([isOnline(), requests.length]).toEqual([false, 3]);
  const isBack = vi.fn<() => void>();
  void waitForNetwork().then(isBack);
  answers = { [HEALTH]: answer };
  await vi.advanceTimersByTimeAsync(30_000);
  expect([isOnline(), isBack.mock.calls.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(requests).toHaveLength(4);
});

test("REC-09 where the browser knows that there is no network, nothing is asked", async () => {
  onlineManager.setOnline(false);
  answers = { [READ]: unreachable };
  const { fetch, check } = open();
  await fetch(READ).catch(() => undefined);
  expect([await check(), requests]).toEqual([false, [READ]]);
});

test("OFF-01 the browser's own report of another network ends it", async () => {
  answers = { [HEALTH]: unreachable, [READ]: unreachable };
  const { fetch } = open();
  await fetch(READ).catch(() => undefined);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(requests).toHaveLength(2);
});

test("an aborted request says nothing about the network", async () => {
  answers = { [READ]: () => Promise.reject(new DOMException("aborted", "AbortError")) };
  await open()
    .fetch(READ)
    .catch(() => undefined);
  expect(requests).toEqual([READ]);
});

test("a listener is told of each change, until it stops", async () => {
  const told = vi.fn<() => void>();
  const stop = subscribeToNetwork(told);
  onlineManager.setOnline(false);
  stop();
  onlineManager.setOnline(true);
  expect(told).toHaveBeenCalledTimes(1);
});
