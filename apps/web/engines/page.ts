import { setTimeout } from "node:timers/promises";
import type { Driver, Role } from "./driver.ts";

/** How long a wait may take, in ms. Two engines share their machine with the rest of the long run. */
const TIMEOUT = 20_000;
/** Between two reads of the page, in ms. */
const INTERVAL = 50;

/** The keys that WebDriver writes as private code points. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" } as const;

type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at which a pointer would press the node; undefined while it is covered. Runs in the page. */
function findPressablePoint(node: Element): Point | undefined {
  const middle = () => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  if (middle().y < 0 || middle().y > innerHeight) node.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y } = middle();
  const hit = document.elementFromPoint(x, y);
  // A radio may be drawn by its label.
  const pressable = [node, ...((node as HTMLInputElement).labels ?? [])];
  return hit !== null && pressable.some((part) => part.contains(hit)) ? { x, y } : undefined;
}

/** The page as a student uses it: finds elements by role and name, and uses real input. */
export class Page {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  async goto(path: string): Promise<void> {
    await this.#driver.goto(new URL(path, this.#origin).href);
  }

  /** Calls a function in the page, where it can use its arguments only. */
  async read<Args extends readonly JsonValue[], Result extends JsonValue | undefined>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return (await this.#driver.call(String(read), args)) as Result;
  }

  /** The value of an expression in the page, which is JSON. */
  async evaluate<Result>(expression: string): Promise<Result> {
    return (await this.#driver.call(`() => (${expression})`, [])) as Result;
  }

  /** Sets the size of the page, in CSS px. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
  }

  /** The page's address without its origin. */
  path = (): Promise<string> => this.read(() => location.pathname + location.search);

  /** The page's visible text. */
  text = (): Promise<string> => this.read(() => document.body.innerText);

  /**
   * Waits until `look` returns something.
   *
   * @param what completes "waited for …" when it doesn't
   * @param timeout in ms
   * @throws Error with the address and the page's text, after `timeout`
   */
  async waitUntil<Result>(
    what: string,
    look: () => Promise<Result | undefined | false>,
    timeout = TIMEOUT,
  ): Promise<Result> {
    const deadline = performance.now() + timeout;
    let cause: unknown;
    for (;;) {
      try {
        const found = await look();
        if (found !== undefined && found !== false) return found;
      } catch (error) {
        // The page may be replaced between two commands.
        cause = error;
      }
      if (performance.now() > deadline) break;
      await setTimeout(INTERVAL);
    }
    const where = await this.path().catch(() => "a page that does not answer");
    const text = await this.text().catch(String);
    throw new Error(`waited for ${what}, on ${where}, which says:\n${text}`, { cause });
  }

  /** Waits for the one node with this role and exactly this name. */
  async waitFor(role: Role, name: string): Promise<string> {
    return await this.waitUntil(`one ${role} named "${name}"`, async () => {
      const [node, ...more] = await this.#driver.locate(role, name);
      return more.length === 0 && node;
    });
  }

  async waitForPath(path: string): Promise<void> {
    await this.waitUntil(`the address ${path}`, async () => (await this.path()) === path);
  }

  async waitForText(text: string): Promise<void> {
    await this.waitUntil(`the text "${text}"`, async () => (await this.text()).includes(text));
  }

  /** Clicks the one element with this role and name, as soon as it is uncovered and does not move. */
  async click(role: Role, name: string): Promise<void> {
    const { x, y } = await this.#findPoint(role, name);
    const actions = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ] as const;
    await this.#driver.perform([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }

  /** Types text as a keyboard does, into the focused element. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap(
      (value) =>
        [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ] as const,
    );
    await this.#driver.perform([{ type: "key", id: "keyboard", actions }]);
  }

  async press(key: keyof typeof KEYS): Promise<void> {
    await this.type(KEYS[key]);
  }

  async #findPoint(role: Role, name: string): Promise<Point> {
    let before = "";
    return await this.waitUntil(`one ${role} named "${name}" that can be pressed`, async () => {
      const [node, ...more] = await this.#driver.locate(role, name);
      if (node === undefined || more.length > 0) return undefined;
      const point = (await this.#driver.call(String(findPressablePoint), [], [node])) as Point | undefined;
      const isStill = JSON.stringify(point) === before;
      before = JSON.stringify(point);
      return isStill && point;
    });
  }
}
