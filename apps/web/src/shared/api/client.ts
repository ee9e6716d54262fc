import { type ErrorCode, errorAnswerSchema } from '@portada/contracts';
import { z } from 'zod';
import { checkNetwork } from '../network/network';
import { watchSlowness } from '../network/slow-calls';

/**
 * Code of a failed api call: a code of the server, or a code of the client. `network`: no response arrived.
 * `unreadable`: the response does not match the contract.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'unreadable';

type ApiErrorParts = {
  code: ApiErrorCode;
  /** HTTP status of the response; 0 without a response. */
  status: number;
  requestId: string;
  /** Error messages by field name, in the language of the request. */
  fields?: Readonly<Record<string, string>>;
  retryAfterSeconds?: number;
};

/** Error of every failed api call. `message` is the message of the server, or empty if the server sent no message. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly requestId: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;

  constructor(sentence: string, parts: ApiErrorParts) {
    super(sentence);
    this.name = 'ApiError';
    this.code = parts.code;
    this.status = parts.status;
    this.requestId = parts.requestId;
    this.fields = parts.fields ?? {};
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
  }

  /** True if a retry of the same api call may succeed; false if the server refused the call. */
  get isPassing(): boolean {
    if (this.code === 'overloaded') return false;
    return this.code === 'network' || this.status === 503 || this.status >= 500;
  }
}

/** Options of an api call. */
export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Additional request headers, such as `Idempotency-Key`. */
  headers?: Readonly<Record<string, string>>;
  /** True if the browser finishes the api call even if the page is left. The body must then have at most 64 kB. */
  keepalive?: boolean;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Maximum time in ms that an api call waits for its response. */
const timeoutMs = 30_000;

const retryAfter = (response: Response): { retryAfterSeconds?: number } => {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? {} : { retryAfterSeconds: seconds };
};

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const refusal = (response: Response, answer: unknown, requestId: string): ApiError => {
  const parsed = errorAnswerSchema.safeParse(answer);
  if (!parsed.success) {
    // The error page of a proxy (502, 504) only means that the server behind the proxy is unreachable.
    return new ApiError('', {
      code: 'unreadable',
      status: response.status,
      requestId,
      ...retryAfter(response),
    });
  }
  const { error, code, fields, requestId: served } = parsed.data;
  return new ApiError(error, {
    code,
    status: response.status,
    requestId: served,
    ...(fields ? { fields } : {}),
    ...retryAfter(response),
  });
};

/**
 * Returns the `traceparent` of an api call (W3C Trace Context, version 00). The trace has the id of the request, so that
 * the reference on an error page finds the trace. The flag `sampled` is set, because a server may ignore a caller that is
 * not sampled; the sampler of the server decides.
 */
const traceparentOf = (requestId: string): string => {
  const hex = (id: string): string => id.replaceAll('-', '');
  return `00-${hex(requestId)}-${hex(crypto.randomUUID()).slice(0, 16)}-01`;
};

const headersOf = (requestId: string) => ({
  'accept-language': document.documentElement.lang,
  'x-request-id': requestId,
  traceparent: traceparentOf(requestId),
});

/** Returns the error of a request without a response, and starts a check of the network. */
const withoutResponse = (requestId: string): ApiError => {
  void checkNetwork();
  return new ApiError('', { code: 'network', status: 0, requestId });
};

const send = async (method: Method, path: string, body: unknown, options: CallOptions, requestId: string) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const ended = watchSlowness();
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      signal,
      keepalive: options.keepalive ?? false,
      headers: {
        accept: 'application/json',
        ...headersOf(requestId),
        // The browser writes the content type of a form, with the boundary of its parts.
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    return { response, answer: await readJson(response) };
  } catch (error) {
    // The caller aborted the api call, for example because the view was left. The AbortError is rethrown unchanged.
    if (options.signal?.aborted) throw error;
    throw withoutResponse(requestId);
  } finally {
    ended();
  }
};

const call = async <S extends z.ZodType>(
  method: Method,
  path: string,
  schema: S,
  body: unknown,
  options: CallOptions = {},
): Promise<z.infer<S>> => {
  const requestId = crypto.randomUUID();
  const { response, answer } = await send(method, path, body, options, requestId);
  if (!response.ok) throw refusal(response, answer, requestId);
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ApiError('', { code: 'unreadable', status: response.status, requestId });
  return parsed.data;
};

/** Creates a stream that forwards bytes unchanged and reports the number of bytes so far. */
const counting = (onBytes: (bytes: number) => void) => {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
};

/** Requests a file. The request has no time limit. @param read reads the file of the response */
const requestFile = async (
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<Blob>,
): Promise<Blob> => {
  const requestId = crypto.randomUUID();
  try {
    const response = await fetch(path, {
      credentials: 'same-origin',
      ...init,
      headers: { ...headersOf(requestId), ...init.headers },
    });
    if (!response.ok) throw refusal(response, await readJson(response), requestId);
    return await read(response);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw withoutResponse(requestId);
  }
};

/** Downloads a file. */
const download = (path: string, onBytes: (bytes: number) => void): Promise<Blob> =>
  requestFile(path, { method: 'GET' }, (response) =>
    new Response(response.body?.pipeThrough(counting(onBytes))).blob(),
  );

/** Sends JSON and returns the file of the response. The file is drawn while the caller waits. */
const postForFile = (path: string, body: unknown): Promise<Blob> =>
  requestFile(
    path,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    (response) => response.blob(),
  );

/** Schema of a response without a body (204). */
export const nothing = z.undefined();

/**
 * Functions that call the API at the page's own origin. Each call sends a fresh `x-request-id`, parses the response
 * with the given schema and throws {@link ApiError}; an aborted call rejects with the reason of its signal. Calls are
 * not retried here: TanStack Query retries GET. A caller that retries POST sends the same `Idempotency-Key`.
 */
export const api = {
  get: <S extends z.ZodType>(path: string, schema: S, options?: CallOptions) =>
    call('GET', path, schema, undefined, options),
  post: <S extends z.ZodType>(path: string, body: unknown, schema: S, options?: CallOptions) =>
    call('POST', path, schema, body, options),
  put: <S extends z.ZodType>(path: string, body: unknown, schema: S, options?: CallOptions) =>
    call('PUT', path, schema, body, options),
  /** Posts a form with a file. */
  upload: <S extends z.ZodType>(path: string, form: FormData, schema: S) => call('POST', path, schema, form),
  patch: <S extends z.ZodType>(path: string, body: unknown, schema: S, options?: CallOptions) =>
    call('PATCH', path, schema, body, options),
  delete: <S extends z.ZodType>(path: string, schema: S, options?: CallOptions) =>
    call('DELETE', path, schema, undefined, options),
  /** Downloads a whole file. `onBytes` is called with the number of bytes received so far. */
  download,
  /** Posts JSON and returns the file of the response. */
  postForFile,
};
