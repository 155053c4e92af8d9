import { existsSync } from "node:fs";
import { findModel, toLocalLimits } from "@lectern/local-backend/find-model";

/**
 * Reads `.env` where the shell sets nothing, then looks for a model on this machine (TUT-09). Only `npm start` and `npm
 * run dev` call it, so that a developer's own model changes no test.
 */
export async function prepareEnvironment(file: string): Promise<void> {
  // Node's loader leaves variables that are set as they are.
  if (existsSync(file)) process.loadEnvFile(file);
  Object.assign(process.env, await findModel(process.env));
  Object.assign(process.env, toLocalLimits(process.env));
}
