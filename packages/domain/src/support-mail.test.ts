import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { MAX_MAIL_LINK_LENGTH, type SupportMail, createSupportMailLink } from "./support-mail.ts";

const mail: SupportMail = {
  form: "bug-report",
  category: "recording",
  subject: "No sound",
  message: "The last minute is silent.\nIt is the same on my tablet.",
};

/** The link as a mail program reads it. */
function read(link: string) {
  const url = new URL(link);
  return { to: url.pathname, subject: url.searchParams.get("subject"), body: url.searchParams.get("body") };
}

test("SUP-04 writes a mail to the support mailbox", () => {
  expect(read(createSupportMailLink({ ...mail, email: "maya@lectern.test" }))).toEqual({
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
  const { body } = read(createSupportMailLink({ ...mail, screenshots: ["before.png", "after\n.png"] }));
  expect(body).toContain("Please attach these screenshots before sending:\r\n- before.png\r\n- after .png\r\n");
});

test.each(["a&body=b", "?cc=mallory@evil.example", "100 % #1 ü 🎧", "two\r\nlines"])(
  "SUP-04 %j stays inside its field",
  (typed) => {
    const link = createSupportMailLink({ ...mail, subject: typed, message: typed });
    const { searchParams } = new URL(link);
    expect([...searchParams.keys()]).toEqual(["subject", "body"]);
    expect(searchParams.get("subject")).toBe(`[Bug report] ${typed.replaceAll(/\s+/g, " ")}`);
    expect(searchParams.get("body")?.startsWith(typed)).toBe(true);
  },
);

test("SUP-04 accepts half a surrogate pair", () => {
  expect(() => createSupportMailLink({ ...mail, message: "\ud83c" })).not.toThrow();
});

test.each([
  ["a", 1],
  ["\n", "%0D%0A".length],
  ["ü", "%C3%BC".length],
])("SUP-04 refuses a link that is too long, counted as encoded: %j", (typed, sent) => {
  const ofLength = (count: number) => ({ ...mail, subject: typed.repeat(3), message: `a${typed.repeat(count)}a` });
  const room = Math.floor((MAX_MAIL_LINK_LENGTH - createSupportMailLink(ofLength(0)).length) / sent);
  expect(createSupportMailLink(ofLength(room)).length).toBeGreaterThan(MAX_MAIL_LINK_LENGTH - sent);
  expect(() => createSupportMailLink(ofLength(room + 1))).toThrow(RangeError);
});

test.each([
  ["contact-support", "[Support] No sound"],
  ["feature-request", "[Feature request] No sound"],
] as const)("SUP-01 SUP-02 the subject names the form %s", (form, subject) =>
  expect(read(createSupportMailLink({ ...mail, form })).subject).toBe(subject),
);
