import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const year = 365 * 24 * 60 * 60;

/**
 * Options of the security headers: responses may not run scripts, be framed or be sniffed.
 * @param isHttps true if the origin uses https; then HSTS is set for a year, with subdomains
 */
const optionsOf = (isHttps: boolean): HelmetOptions => ({
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
  strictTransportSecurity: isHttps && { maxAge: year, includeSubDomains: true },
  xFrameOptions: { action: 'deny' },
});

/**
 * Sets the security headers on every response. All responses have the same headers, so helmet is set up once; its
 * Fastify plugin would set it up at each request. A route that responds with a page replaces the content security
 * policy.
 * @param fastify the server, before its first route is added
 * @param isHttps true if browsers use https
 */
export const setSecurityHeaders = (fastify: FastifyInstance, isHttps: boolean): void => {
  const setHeaders = helmet(optionsOf(isHttps));
  fastify.addHook('onRequest', (request, reply, done) => {
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
};
