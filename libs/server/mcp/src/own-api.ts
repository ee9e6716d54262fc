import { apiKeyRoot, errorAnswerSchema } from '@portada/contracts';
import { sendFor } from '@portada/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** Error: a route of the api refused the request of a tool. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';

  /**
   * Creates the error.
   * @param code code of the api's error answer
   * @param sentence sentence for the user, in the language of the request
   */
  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(`${code}: ${sentence}`);
  }
}

/** Methods of the routes that tools call. */
type Method = 'GET' | 'POST';

/** Body and headers of a request of a tool. */
type Call = { body?: object; headers?: Record<string, string> };

/**
 * Calls routes under `/api/v1` of this process with the API key of an MCP request. Scopes, limits, checks and prices are those of
 * the routes.
 */
export class OwnApi {
  /**
   * Creates the caller of one MCP request.
   * @param client `origin` at which clients reach the api; `leaving` aborts when the client has left, its calls then stop waiting
   */
  constructor(
    private readonly fastify: FastifyInstance,
    private readonly request: FastifyRequest,
    private readonly client: { origin: string; leaving: AbortSignal },
  ) {}

  /** Returns the address of a path of the api, at which a client with the key finds it. */
  addressOf(path: string): string {
    return new URL(path, this.client.origin).href;
  }

  /**
   * Calls a route that answers with JSON.
   * @param path path below `/api/v1`, such as `/me/credits`
   * @param schema schema of the answer
   * @throws RefusedError if the api refuses the request
   */
  async json<Schema extends z.ZodType>(
    method: Method,
    path: string,
    schema: Schema,
    call: Call = {},
  ): Promise<z.infer<Schema>> {
    return schema.parse((await this.send(method, path, call)).json());
  }

  /** Calls a route that answers with a picture. @throws RefusedError */
  async picture(method: Method, path: string, call: Call = {}): Promise<{ bytes: Buffer; mimeType: string }> {
    const answer = await this.send(method, path, call);
    return { bytes: answer.rawPayload, mimeType: String(answer.headers['content-type']) };
  }

  private async send(method: Method, path: string, { body, headers = {} }: Call) {
    const { authorization, 'accept-language': language } = this.request.headers;
    const request = {
      method,
      url: `${apiKeyRoot}${path}`,
      remoteAddress: this.request.ip,
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(language !== undefined && { 'accept-language': language }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    };
    const answer = await sendFor(this.client.leaving, async () => this.fastify.inject(request));
    if (answer.statusCode < 400) return answer;
    const { code, error } = errorAnswerSchema.parse(answer.json());
    throw new RefusedError(code, error);
  }
}
