import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const year = 365 * 24 * 60 * 60;

/**
 * What the responses of an api tell a browser: nothing in them may be run, framed or guessed at.
 * @param isHttps whether browsers come by https: then they are told never to come otherwise, for a year, here and
 *   at the names below
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
  // Third-party sign-in ends in a window that answers from here: it must stay the one that our page has opened.
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: isHttps && { maxAge: year, includeSubDomains: true },
  xFrameOptions: { action: 'deny' },
});

/**
 * Sets the security headers on every response. They are the same on all, so that helmet is set up once: its Fastify
 * plugin does so at each request. A route that responds with a page sets a policy of its own over this one.
 * @param fastify before its first route
 * @param isHttps whether browsers come by https
 */
export const setSecurityHeaders = (fastify: FastifyInstance, isHttps: boolean): void => {
  const setHeaders = helmet(optionsOf(isHttps));
  fastify.addHook('onRequest', (request, reply, done) => {
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
};
