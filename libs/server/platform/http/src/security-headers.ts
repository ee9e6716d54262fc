import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * What the answers of an api tell a browser: nothing in them may be run, framed or guessed at. A route that answers a
 * page sets a policy of its own over this one.
 * @param isHttps whether browsers come by https: then they are told never to come otherwise, for a year, here and
 *   at the names below
 */
export const apiHeaders = (isHttps: boolean): FastifyHelmetOptions => ({
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
  strictTransportSecurity: isHttps && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true },
  xFrameOptions: { action: 'deny' },
});
