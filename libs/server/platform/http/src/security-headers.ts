import type { FastifyInstance } from 'fastify';
import { strictTransportSecurity } from '@portada/config';
import helmet, { type HelmetOptions } from 'helmet';

/** Options of the security headers: responses may not run scripts, be framed or be sniffed. */
const options: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
    },
  },
  // The popup of third-party sign-in must keep its opener.
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
};

/**
 * Sets the security headers on every response. All responses have the same headers, so helmet is set up once; its
 * Fastify plugin would set it up at each request. A route that responds with a page replaces the content security
 * policy.
 * @param fastify the server, before its first route is added
 * @param isHttps true if browsers use https; then Strict-Transport-Security is set
 */
export const setSecurityHeaders = (fastify: FastifyInstance, isHttps: boolean): void => {
  const setHeaders = helmet(options);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isHttps) reply.raw.setHeader('strict-transport-security', strictTransportSecurity);
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
};
