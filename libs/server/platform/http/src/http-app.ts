import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { Language } from '@portada/contracts';
import { type Logger, requestIdOf } from '@portada/observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger as NestPinoLogger } from 'nestjs-pino';
import { ZodValidationPipe, cleanupOpenApiDoc } from 'nestjs-zod';
import { ErrorFilter, answerError } from './error.filter';
import { routedUrl } from './key-requests';
import { type RawRouteGuard, collectServedRoutes, guardRaw } from './served-routes';
import { serializerOf } from './response-body';
import { setSecurityHeaders } from './security-headers';
import { describeWebhooks } from './webhook-document';
import { MediaTypeGuard, parseJson } from './media-types';
import { StorableTextPipe } from './storable-text.pipe';

/** Size limits in bytes: of a JSON body, of the body of a webhook, of a document, and of an uploaded image. */
const bodyLimit = 64 * 1024;
const webhookLimit = 256 * 1024;
const documentLimit = 256 * 1024;
const uploadLimit = 8 * 1024 * 1024;

/** Creates the OpenAPI document of an application. */
const describe = (app: NestFastifyApplication): object => {
  const head = new DocumentBuilder().setTitle('Portada').setVersion('1').setOpenAPIVersion('3.1.0').build();
  const document = cleanupOpenApiDoc(SwaggerModule.createDocument(app, head));
  return { ...document, webhooks: describeWebhooks() };
};

/**
 * Creates a process's HTTP application on Fastify, with body limits, cookies, uploads, validation by the shared
 * schemas, error responses, and the OpenAPI document at `/api/openapi.json`. The application does not listen yet.
 * @param module the process's one module
 * @param options `languageOf` returns the signed-in user's language setting. `guardRaw` creates the guard of
 *   non-public routes that have no controller; without a guard these routes are refused. `trustedProxies` are the
 *   addresses of the web server in the syntax of proxy-addr, `loopback` by default; X-Forwarded headers of other
 *   callers are ignored. `isHttps`: true if browsers use https.
 */
export const createHttpApp = async (
  module: Type | DynamicModule,
  options: {
    logger: Logger;
    languageOf: (request: FastifyRequest) => Language | null;
    guardRaw?: (app: NestFastifyApplication) => RawRouteGuard;
    trustedProxies?: string;
    isHttps?: boolean;
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
      answerError(error, request, reply, null);
    },
  });
  collectServedRoutes(adapter.getInstance());
  adapter.getInstance().setSerializerCompiler(serializerOf);
  setSecurityHeaders(adapter.getInstance(), options.isHttps ?? false);
  adapter.getInstance().addHook('onRoute', (route) => {
    if (route.config?.portada?.isWebhook) route.bodyLimit = webhookLimit;
    if (route.config?.portada?.takesDocument) route.bodyLimit = documentLimit;
  });
  parseJson(adapter);
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
  let document: object | undefined;
  adapter.getInstance().get('/api/openapi.json', { config }, (_request, reply) => {
    // The first request creates the document, because this takes longer than the rest of the start.
    document ??= describe(app);
    return reply.send(document);
  });
  return app;
};
