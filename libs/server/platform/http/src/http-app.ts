import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Language } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { type Logger, requestIdOf } from '@portada/observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger as NestPinoLogger } from 'nestjs-pino';
import { ZodValidationPipe } from 'nestjs-zod';
import { ErrorFilter, answerError } from './error.filter';
import { isUnderKeyRoot, routedUrl } from './key-requests';
import { type Documents, describeApp } from './openapi-document';
import { type RawRouteGuard, collectServedRoutes, guardRaw } from './served-routes';
import { serializerOf } from './response-body';
import { setSecurityHeaders } from './security-headers';
import { MediaTypeGuard, parseJson } from './media-types';
import { StorableTextPipe } from './storable-text.pipe';
import { isUtf8Address, refuseOtherEncodings } from './utf8-requests';

/** Size limits in bytes: of a JSON body, of the body of a webhook, of a document, and of an uploaded image. */
const bodyLimit = 64 * 1024;
const webhookLimit = 256 * 1024;
const documentLimit = 256 * 1024;
const uploadLimit = 8 * 1024 * 1024;

const textsOf = ({ whole, programs }: Documents): Record<keyof Documents, string> => ({
  whole: JSON.stringify(whole),
  programs: JSON.stringify(programs),
});

/**
 * Creates a process's HTTP application on Fastify, with body limits, cookies, uploads, validation by the shared
 * schemas, error responses, and two OpenAPI documents: of all routes at `/api/openapi.json`, and of the operations of API keys at
 * `/api/v1/openapi.json`. The first request for one of them creates both, in about 0.3 s of CPU time. The application does not
 * listen yet.
 * @param module the process's one module
 * @param options `languageOf` returns the signed-in user's language setting. `guardRaw` creates the guard of
 *   non-public routes that have no controller; without a guard these routes are refused. `trustedProxies` are the
 *   addresses of the web server in the syntax of proxy-addr, `loopback` by default; X-Forwarded headers of other
 *   callers are ignored. `origin` is the origin of the site for the OpenAPI documents.
 */
export const createHttpApp = async (
  module: Type | DynamicModule,
  options: {
    logger: Logger;
    languageOf: (request: FastifyRequest) => Language | null;
    guardRaw?: (app: NestFastifyApplication) => RawRouteGuard;
    trustedProxies?: string;
    origin?: string;
  },
): Promise<NestFastifyApplication> => {
  const adapter = new FastifyAdapter({
    bodyLimit,
    // The web server in front of the api overwrites the X-Forwarded headers of clients.
    trustProxy: options.trustedProxies ?? 'loopback',
    rewriteUrl: routedUrl,
    genReqId: (request: IncomingMessage) => requestIdOf(request),
    routerOptions: { maxParamLength: 200 },
    // A request that arrives while the process closes is answered normally, because Fastify's own 503 has another form.
    return503OnClosing: false,
    // This handler answers requests that match no route, so the signed-in user is not known.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const isUtf8 = isUtf8Address(request.originalUrl);
      answerError(isUtf8 ? error : new AppError('invalid_encoding'), request, reply, null);
    },
  });
  collectServedRoutes(adapter.getInstance());
  adapter.getInstance().setSerializerCompiler(serializerOf);
  const origin = options.origin ?? 'http://localhost';
  setSecurityHeaders(adapter.getInstance(), origin.startsWith('https:'));
  adapter.getInstance().addHook('onRoute', (route) => {
    if (route.config?.portada?.isWebhook) route.bodyLimit = webhookLimit;
    if (route.config?.portada?.takesDocument) route.bodyLimit = documentLimit;
  });
  parseJson(adapter);
  refuseOtherEncodings(adapter);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, { bufferLogs: true });
  app.useLogger(app.get(NestPinoLogger));
  guardRaw(adapter.getInstance(), options.guardRaw?.(app));
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, {
    limits: { fileSize: uploadLimit, files: 1, fields: 4, fieldSize: 200 },
  });
  app.useGlobalGuards(new MediaTypeGuard());
  app.useGlobalPipes(new ZodValidationPipe(), new StorableTextPipe());
  const filter = new ErrorFilter(options.languageOf);
  app.useGlobalFilters(filter);
  adapter.getInstance().decorate('answerError', filter.answer.bind(filter));
  adapter.getInstance().addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  const config = { portada: { access: 'public' as const } };
  let documents: Record<keyof Documents, string> | undefined;
  adapter.getInstance().get('/api/openapi.json', { config }, (request, reply) => {
    documents ??= textsOf(describeApp(app, origin));
    const text = isUnderKeyRoot(request) ? documents.programs : documents.whole;
    return reply.type('application/json; charset=utf-8').send(text);
  });
  return app;
};
