import { whoWritesContract } from "@lectern/domain/contracts/who-writes.ts";
import { endpoint } from "../_shared/endpoint.ts";

const OPENAI = "https://api.openai.com/v1";
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Names the writer of answers and summaries, so that Settings can say who it is (TUT-09). */
export const handle = endpoint(whoWritesContract, {
  bodyLimit: 1024,
  sentences: {},
  answer(_body, _caller, { environment: { hasModel, modelName, modelBaseUrl = OPENAI } }) {
    const { hostname, host } = new URL(modelBaseUrl);
    const writer = hasModel
      ? { model: modelName, host: LOOPBACK.test(hostname) ? null : host }
      : { model: null, host: null };
    return Promise.resolve({ status: 200, body: writer });
  },
});
