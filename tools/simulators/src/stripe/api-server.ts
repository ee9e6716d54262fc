import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, invalidRequest, serverFailure } from './api-error';
import type { Chance } from './chance';
import { expand } from './expansion';
import { parseForm } from './form';
import { IdempotencyKeys } from './idempotency-keys';
import { randomId } from './ids';
import type { Knobs } from './knobs';
import { type Provider, apiVersion } from './provider';
import { type Route, routes } from './routes';
import type { RequestTypes } from './request-types';
import { validate } from './validation';

const largestBody = 1024 * 1024;
const docs = 'https://docs.stripe.com/error-codes';

type Answer = { status: number; body: string; headers?: Record<string, string> };
type Call = {
  requestId: string;
  key: string | null;
  request: string;
  route: Route;
  id: string;
  form: string;
};

const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

/** Reads a request body. @throws ApiError for a body that is larger than any request of Portada */
const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > largestBody) throw invalidRequest('The request is too large.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const answerOf = (error: unknown): Answer => {
  const known = error instanceof ApiError ? error : serverFailure();
  // The prefix marks an error in the code of the simulator, which a client could mistake for a simulated fault.
  const message =
    error instanceof ApiError || !(error instanceof Error) ? known.message : `simulator: ${error.message}`;
  const { code } = known.error;
  const body = {
    error: { ...known.error, message, ...(code && { doc_url: `${docs}/${code.replaceAll('_', '-')}` }) },
  };
  return { status: known.status, body: JSON.stringify(body, null, 2), headers: known.headers };
};

/** The simulated payment api: authentication, routes and simulated faults. */
export class ApiServer {
  private readonly keys: IdempotencyKeys;
  /** Responses that are never sent, because a timeout is simulated. `close` closes their connections. */
  private readonly silent = new Set<ServerResponse>();

  constructor(
    private readonly provider: Provider,
    private readonly options: { secretKey: string; knobs: Knobs; chance: Chance },
  ) {
    this.keys = new IdempotencyKeys(provider);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomId('req_', 14);
    const { knobs, chance } = this.options;
    const answer = await this.answer(requestId, request).catch(answerOf);
    if (chance.happens(knobs.api.cut)) {
      request.socket.destroy();
    } else if (chance.happens(knobs.api.timeout)) {
      this.silent.add(response);
      response.on('close', () => this.silent.delete(response));
    } else {
      const key = headerOf(request, 'idempotency-key');
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        'request-id': requestId,
        'stripe-version': apiVersion,
        ...(key && { 'idempotency-key': key }),
        ...answer.headers,
      });
      response.end(answer.body);
    }
  }

  close(): void {
    for (const response of this.silent) response.destroy();
  }

  private async answer(requestId: string, request: IncomingMessage): Promise<Answer> {
    const body = await readBody(request);
    this.authenticate(request);
    const { knobs, chance } = this.options;
    if (chance.happens(knobs.api.answer429)) {
      throw new ApiError(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message:
          'Request rate limit exceeded. Learn more about rate limits at https://docs.stripe.com/rate-limits.',
      });
    }
    const method = request.method ?? 'GET';
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const found = this.find(method, path);
    const form = method === 'GET' ? query : body;
    const key = method === 'POST' ? headerOf(request, 'idempotency-key') : null;
    const call = { ...found, requestId, key, request: `${method} ${path} ${form}`, form };
    if (key === null) return this.perform(call);
    const stored = this.keys.begin(key, call.request);
    if (stored) {
      const { status, body: text, requestId: original } = stored;
      const headers = { 'idempotent-replayed': 'true', 'original-request': original };
      return {
        status,
        body: text,
        headers: { ...headers, ...(status >= 500 && { 'stripe-should-retry': 'false' }) },
      };
    }
    try {
      return await this.perform(call);
    } finally {
      this.keys.end(key);
    }
  }

  /** Checks API key and api version of a request. @throws ApiError 401 for a wrong key, 400 for another api version */
  private authenticate(request: IncomingMessage): void {
    const [scheme, token = ''] = (headerOf(request, 'authorization') ?? '').split(' ', 2);
    const given = scheme === 'Basic' ? Buffer.from(token, 'base64').toString('utf8').split(':', 1)[0] : token;
    if (!given) {
      const message =
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
      throw new ApiError(401, { type: 'invalid_request_error', message });
    }
    if (given !== this.options.secretKey) {
      const message = `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(12)}${given.slice(-4)}`;
      throw new ApiError(401, { type: 'invalid_request_error', message });
    }
    const version = headerOf(request, 'stripe-version');
    if (version !== null && version !== apiVersion) {
      throw invalidRequest(`Invalid Stripe API version: ${version}; this simulator supports ${apiVersion}.`);
    }
  }

  private find(method: string, path: string): { route: Route; id: string } {
    for (const route of routes) {
      const match = route.method === method ? route.path.exec(path) : null;
      if (match) return { route, id: match.groups?.['id'] ?? '' };
    }
    const message = `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`;
    throw new ApiError(404, { type: 'invalid_request_error', message });
  }

  private async perform(call: Call): Promise<Answer> {
    const { knobs, chance } = this.options;
    const params = validate(call.route.takes, parseForm(call.form));
    // Part of the delay comes after the effect of the call, so that the state can change before the response
    // arrives.
    const lateMs = chance.below(knobs.api.latencyMs);
    const thereMs = chance.below(lateMs);
    if (lateMs > 0) await pause(thereMs);
    const answer = this.effect(call, params);
    if (lateMs > 0) await pause(lateMs - thereMs);
    return answer;
  }

  private effect(call: Call, params: RequestTypes[keyof RequestTypes]): Answer {
    const { knobs, chance } = this.options;
    if (chance.happens(knobs.api.answer500Before)) return this.keep(call, answerOf(serverFailure()));
    try {
      return this.provider.transact({ id: call.requestId, idempotencyKey: call.key }, () => {
        const result = this.run(call, params);
        const isFailure = chance.happens(knobs.api.answer500After);
        const answer = isFailure
          ? answerOf(serverFailure())
          : { status: 200, body: JSON.stringify(result, null, 2) };
        return this.keptInside(call, answer);
      });
    } catch (error) {
      return this.keep(call, answerOf(error));
    }
  }

  private run({ route, id }: Call, params: RequestTypes[keyof RequestTypes]): unknown {
    // The JSON schema of the route has checked the parameters before.
    const answer = route.answer(this.provider, params as never, id);
    return expand(this.provider, answer, params.expand);
  }

  private keep(call: Call, answer: Answer): Answer {
    return this.provider.transact(null, () => this.keptInside(call, answer));
  }

  private keptInside(call: Call, answer: Answer): Answer {
    const { key, request, requestId } = call;
    if (key === null) return answer;
    const { status, body } = answer;
    this.keys.keep({ id: key, request, requestId, status, body });
    // The header tells the stripe library not to retry. A retry would only get the stored response again.
    return status >= 500 ? { ...answer, headers: { 'stripe-should-retry': 'false' } } : answer;
  }
}
