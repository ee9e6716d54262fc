import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { Language } from '@portada/contracts';
import { type Logger, requestIdOf } from '@portada/observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger as NestPinoLogger } from 'nestjs-pino';
import { ZodSerializerInterceptor, ZodValidationPipe, cleanupOpenApiDoc } from 'nestjs-zod';
import { ErrorFilter, answerError } from './error.filter';
import { type RawRouteGuard, collectServedRoutes, guardRaw } from './served-routes';
import { StorableTextPipe } from './storable-text.pipe';

/** Largest JSON body, and largest uploaded picture, in bytes. */
const bodyLimit = 64 * 1024;
const uploadLimit = 8 * 1024 * 1024;

/**
 * Makes a process's HTTP application on Fastify: body limits, cookies, uploads, validation and answers by the shared
 * schemas, errors in one shape, and the OpenAPI document at `/api/openapi.json`. It does not listen yet.
 * @param module the process's one module
 * @param options `languageOf` gives the signed-in user's language setting, `guardRaw` the guard before routes that no
 *   controller answers; without one those that are not public are closed
 */
export const createHttpApp = async (
  module: Type | DynamicModule,
  options: {
    logger: Logger;
    languageOf: (request: FastifyRequest) => Language | null;
    guardRaw?: (app: NestFastifyApplication) => RawRouteGuard;
  },
): Promise<NestFastifyApplication> => {
  const adapter = new FastifyAdapter({
    bodyLimit,
    // The edge in front is the only one that reaches this port; it replaces what a client sent.
    trustProxy: true,
    genReqId: (request: IncomingMessage) => requestIdOf(request),
    routerOptions: { maxParamLength: 200 },
    // Addresses that no route is asked about: nobody is known to be signed in.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      answerError(error, request, reply, null);
    },
  });
  collectServedRoutes(adapter.getInstance());
  let rawGuard: RawRouteGuard | undefined;
  guardRaw(adapter.getInstance(), () => rawGuard);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, { bufferLogs: true });
  app.useLogger(app.get(NestPinoLogger));
  rawGuard = options.guardRaw?.(app);
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, {
    limits: { fileSize: uploadLimit, files: 1, fields: 4, fieldSize: 200 },
  });
  app.useGlobalPipes(new ZodValidationPipe(), new StorableTextPipe());
  app.useGlobalInterceptors(new ZodSerializerInterceptor(app.get(Reflector)));
  app.useGlobalFilters(new ErrorFilter(options.logger, options.languageOf));
  adapter.getInstance().addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    void reply.header('x-content-type-options', 'nosniff');
  });
  const document = cleanupOpenApiDoc(
    SwaggerModule.createDocument(
      app,
      new DocumentBuilder().setTitle('Portada').setVersion('1').setOpenAPIVersion('3.1.0').build(),
    ),
  );
  const config = { portada: { access: 'public' as const } };
  adapter.getInstance().get('/api/openapi.json', { config }, (_request, reply) => reply.send(document));
  return app;
};
