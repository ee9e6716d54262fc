import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ApiKeyReader } from '@portada/accounts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppError } from '@portada/errors';
import { leavingOf } from '@portada/http';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createMcpServer } from './mcp-server';
import { OwnApi } from './own-api';

/** Path of the MCP server. */
const path = '/mcp';

/** A message whose sender asks for progress notifications. */
const progressAskedSchema = z.looseObject({
  params: z.looseObject({
    _meta: z.looseObject({ progressToken: z.union([z.string(), z.number()]) }),
  }),
});

const config = { portada: { access: 'public' as const, takesDocument: true as const } };

/** Returns the headers of a request that have one value, in the form of the web standard. */
const headersOf = ({ headers }: FastifyRequest): Headers =>
  new Headers(
    Object.entries(headers).filter((header): header is [string, string] => typeof header[1] === 'string'),
  );

/** Sends an error of the protocol for a body that is no message, so that it has no id (JSON-RPC 2.0, section 5). */
const sendRpcError = (reply: FastifyReply, code: ErrorCode, message: string): FastifyReply =>
  reply.status(400).send({ jsonrpc: '2.0', id: null, error: { code, message } });

/**
 * Adds the MCP server at `/mcp`: Streamable HTTP without sessions, as
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports describes it. Each request has an API key in the header
 * `Authorization: Bearer <key>`. Tools call the routes of the api with this key.
 * @param app the api; it does not listen yet
 * @param origin origin of Portada's pages. Requests of pages of another origin are refused, as the standard asks for.
 */
export const mountMcp = (app: NestFastifyApplication, origin: string): void => {
  const fastify = app.getHttpAdapter().getInstance();
  const apiKeys = app.get(ApiKeyReader, { strict: false });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.origin !== undefined && request.headers.origin !== origin)
      throw new AppError('refused');
    // Revision 2025-06-18 of the standard removed batches; one request would start many images.
    if (Array.isArray(request.body))
      return sendRpcError(reply, ErrorCode.InvalidRequest, 'Send one message, not a batch.');
    await apiKeys.identify(request.headers.authorization);
    const leaving = leavingOf(reply);
    const server = createMcpServer(new OwnApi(fastify, request, { origin, leaving }));
    // The answer is a stream of events only if it contains progress. Without a session, every process of the api can answer
    // every request.
    const isStream = progressAskedSchema.safeParse(request.body).success;
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !isStream });
    await server.connect(transport);
    // The server ends the work of its tool when the client leaves.
    leaving.addEventListener('abort', () => void server.close());
    const standard = new Request(`${origin}${path}`, { method: 'POST', headers: headersOf(request) });
    const { status, headers, body } = await transport.handleRequest(standard, { parsedBody: request.body });
    void reply.status(status).headers(Object.fromEntries(headers));
    // Fastify would send null as JSON.
    if (body === null) return reply.send();
    if (isStream) return reply.send(Readable.fromWeb(body as ReadableStream));
    return reply.send(Buffer.from(await new Response(body).arrayBuffer()));
  };
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (/^FST_ERR_CTP_.*_JSON_BODY$/.test(error.code))
      void sendRpcError(reply, ErrorCode.ParseError, 'The body is no JSON.');
    else fastify.answerError(error, request, reply);
  };
  fastify.post(path, { config, errorHandler }, answer);
  // Without sessions there is no stream to open and no session to end.
  fastify.route({
    method: ['GET', 'DELETE'],
    url: path,
    config,
    handler: (_, reply) => reply.status(405).header('allow', 'POST').send(),
  });
};
