import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { createSupportMail, MAX_MAIL_LINK_LENGTH, type SupportMail } from "./support-mail.ts";

const mail: SupportMail = {
  form: "bug-report",
  category: "recording",
  subject: "No sound",
  message: "The last minute is silent.\nIt is the same on my tablet.",
};

/** Parses the link as a mail program does. */
function read(link: string) {
  const url = new URL(link);
  return { to: url.pathname, subject: url.searchParams.get("subject"), body: url.searchParams.get("body") };
}

test("SUP-04 writes a mail to the support mailbox", () => {
  expect(read(createSupportMail({ ...mail, email: "maya@lectern.test" }).link)).toEqual({
    to: brand.supportEmail,
    subject: "[Bug report] No sound",
    body: [
      "The last minute is silent.",
      "It is the same on my tablet.",
      "",
      "---",
      "Category: recording",
      "Account: maya@lectern.test",
      "App version: 1.2.0",
      "Platform: Web",
    ].join("\r\n"),
  });
});

test("SUP-03 SUP-04 lists the screenshots, since a link can't attach them", () => {
  const { body } = read(createSupportMail({ ...mail, screenshots: ["before.png", "after\n.png"] }).link);
  expect(body).toContain("Please attach these screenshots before sending:\r\n- before.png\r\n- after .png\r\n");
});

test.each(["a&body=b", "?cc=mallory@evil.example", "100 % #1 ü 🎧", "two\r\nlines"])(
  "SUP-04 %j can't leave its field",
  (typed) => {
    const link = createSupportMail({ ...mail, subject: typed, message: typed }).link;
    const { searchParams } = new URL(link);
    expect([...searchParams.keys()]).toEqual(["subject", "body"]);
    expect(searchParams.get("subject")).toBe(`[Bug report] ${typed.replaceAll(/\s+/g, " ")}`);
    expect(searchParams.get("body")?.startsWith(typed)).toBe(true);
  },
);

test("SUP-04 accepts half a surrogate pair", () => {
  expect(() => createSupportMail({ ...mail, message: "\ud83c" }).link).not.toThrow();
});

test.each(["a", "\n", "ü", "語", "🎧"])(
  "SUP-04 shortens a mail that is too long for a link, counted as encoded: %j",
  (typed) => {
    const long = {
      ...mail,
      email: "maya@lectern.test",
      subject: typed.repeat(300),
      message: `begins ${typed.repeat(3000)} ends`,
      screenshots: [typed.repeat(250), typed.repeat(250), typed.repeat(250)],
    };
    const { link, wholeText } = createSupportMail(long);
    expect(link.length).toBeLessThanOrEqual(MAX_MAIL_LINK_LENGTH);
    const { body } = read(link);
    expect(body).toMatch(/^begins/);
    expect(body).toContain("The rest didn't fit. Please copy the full text");
    expect(body).toContain("Account: maya@lectern.test");
    expect(wholeText).toContain(`begins ${typed.repeat(3000)} ends`);
    expect(wholeText).toContain("Platform: Web");
  },
);

test("SUP-04 uses the whole length of the link for a message that is too long", () => {
  const { link } = createSupportMail({ ...mail, message: "a".repeat(3000) });
  expect(link.length).toBe(MAX_MAIL_LINK_LENGTH);
});

const createMailOfLength = (length: number) => createSupportMail({ ...mail, message: "a".repeat(length) });

test("SUP-04 does not shorten a message that fits", () => {
  const room = MAX_MAIL_LINK_LENGTH - createMailOfLength(1).link.length + 1;
  expect(createMailOfLength(room)).toEqual({ link: expect.stringContaining("a".repeat(room)) });
  expect(createMailOfLength(room + 1).wholeText).toContain("a".repeat(room + 1));
});

test.each([
  ["contact-support", "[Support] No sound"],
  ["feature-request", "[Feature request] No sound"],
] as const)("SUP-01 SUP-02 the subject names the form %s", (form, subject) =>
  expect(read(createSupportMail({ ...mail, form }).link).subject).toBe(subject),
);
