import { scriptHeader } from '@portada/contracts';

/** Response to a request: `body` is the parsed JSON, null if the content is not JSON; `bytes` is the raw content. */
export type Answer = { status: number; headers: Headers; body: unknown; bytes: Buffer };

export type Call = {
  headers?: Record<string, string>;
  /** Body of the HTTP request: text, bytes and a form are sent unchanged, all other values as JSON. */
  body?: unknown;
};

/** Sends HTTP requests to an api as a script does, with the cookie of one session or without a cookie. */
export class ApiClient {
  /**
   * Creates a client.
   * @param origin origin of the api, such as `http://127.0.0.1:3001`
   * @param cookie value of the `Cookie` header; null without a session
   */
  constructor(
    readonly origin: string,
    private readonly cookie: string | null = null,
  ) {}

  /**
   * Sends one request. An error status does not throw.
   * @param path path of the URL, from `/` on, sent unchanged
   */
  async send(method: string, path: string, { headers = {}, body }: Call = {}): Promise<Answer> {
    const raw = typeof body === 'string' || body instanceof FormData || Buffer.isBuffer(body);
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        [scriptHeader.name]: scriptHeader.value,
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: (raw ? body : JSON.stringify(body)) as NonNullable<RequestInit['body']>,
      }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('json') && bytes.length > 0;
    const parsed: unknown = isJson ? JSON.parse(bytes.toString()) : null;
    return { status: answer.status, headers: answer.headers, body: parsed, bytes };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, { headers });
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, { body, headers });
  }
}
