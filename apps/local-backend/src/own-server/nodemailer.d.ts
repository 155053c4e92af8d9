/** The part of nodemailer that the mailer uses. The package has no types of its own. */
declare module "nodemailer" {
  interface Transport {
    sendMail(mail: { to: string; subject: string; text: string }): Promise<unknown>;
    verify(): Promise<true>;
    close(): void;
  }
  export function createTransport(url: string, defaults: { from: string }): Transport;
}
