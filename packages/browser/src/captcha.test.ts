import { describe, expect, test } from "vitest";
import { solveCaptcha } from "./captcha.ts";

type Options = Parameters<NonNullable<Parameters<typeof solveCaptcha>[0]["turnstile"]>["render"]>[1];

/** A page in which the provider's script loads, and answers with `answer`. */
function openPage(answer: (options: Options) => void) {
  const added: string[] = [];
  const page: Record<string, unknown> = {};
  const createElement = (name: string) => {
    const listeners = new Map<string, () => void>();
    return {
      name,
      src: "",
      listeners,
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
      scrollIntoView: () => undefined,
      remove: () => added.push(`removed ${name}`),
    };
  };
  const append = (element: ReturnType<typeof createElement>) => {
    added.push(element.src || element.name);
    if (element.name !== "script") return;
    page["turnstile"] = {
      render: (_box: unknown, options: Options) => {
        queueMicrotask(() => answer(options));
        return "widget 1";
      },
      remove: (widget: string) => added.push(`removed ${widget}`),
    };
    element.listeners.get("load")?.();
  };
  page["document"] = { createElement, head: { append }, body: { append } };
  return { page: page as unknown as Parameters<typeof solveCaptcha>[0], added };
}

describe("a captcha", () => {
  test("SRV-09 returns the provider's token, and leaves nothing on the page", async () => {
    const { page, added } = openPage((options) => options.callback("token"));
    expect(await solveCaptcha(page, "site key")).toBe("token");
    expect(added).toEqual([
      "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
      "div",
      "removed widget 1",
      "removed div",
    ]);

    const refusing = page as { turnstile?: { render: unknown } };
    refusing.turnstile!.render = (_box: unknown, options: Options) => {
      options["error-callback"]("300010");
      return "widget 2";
    };
    await expect(solveCaptcha(page, "site key")).rejects.toThrow("the captcha failed: 300010");
    expect(added.slice(4)).toEqual(["div", "removed widget 2", "removed div"]);
  });
});
