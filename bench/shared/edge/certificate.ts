import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** The hash of the public key, which the browser is told to trust. */
  readonly fingerprint: string;
}

const request = [
  "req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=localhost",
  "-addext subjectAltName=DNS:localhost",
].flatMap((line) => line.split(" "));

/** Creates a certificate for localhost that is valid for two days. @throws Error if openssl is missing */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "lectern-certificate-"));
  try {
    const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    execFileSync("openssl", [...request, "-keyout", keyFile, "-out", certFile], { stdio: "ignore" });
    const cert = readFileSync(certFile);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
    return { key: readFileSync(keyFile), cert, fingerprint: createHash("sha256").update(publicKey).digest("base64") };
  } catch (error) {
    throw new Error("HTTP/2 needs a certificate, and openssl could not make one", { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
