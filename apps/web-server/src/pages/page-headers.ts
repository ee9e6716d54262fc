import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { createHash } from 'node:crypto';

/** What the edge's pages are: their HTML as it is sent, where they are served, and whether reCAPTCHA is in them. */
export type PageHeaderOptions = { html: readonly string[]; publicUrl: string; withRecaptcha: boolean };

/** Where reCAPTCHA Enterprise comes from and talks to, as Google lists it for content security policies. */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
};

/** What a browser could tell or do for others, and no page of ours asks for. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Value of the Permissions-Policy header. */
const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ');

/** What the answers with files that pages are made of tell a browser; the rest is said by the page. */
export const fileHeaders = { 'x-content-type-options': 'nosniff' } as const;

/**
 * The hash sources (Content Security Policy Level 3, section 2.3.1) of pages' inline scripts, each once. Blocks of data,
 * which browsers do not run, need none.
 * @param html of each page as it is served, to the byte
 */
export const inlineScriptSources = (html: readonly string[]): string[] => {
  const scripts = html.flatMap((text) =>
    [...text.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/gi)].map(
      ([, script = '']) => script,
    ),
  );
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
};

/** What the pages' answers tell a browser: whose code may run, whom they may talk to, and that nobody may frame them. */
export const pageHeaders = ({ html, publicUrl, withRecaptcha }: PageHeaderOptions): HelmetOptions => {
  const { host, protocol } = new URL(publicUrl);
  const isHttps = protocol === 'https:';
  const allowed = withRecaptcha ? recaptcha : { scripts: [], frames: [], connections: [] };
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptSources(html), ...allowed.scripts],
        // Menus and pictures have style attributes, which cannot be hashed beforehand; and styles alone cannot take
        // anything away while images and connections are bound.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Profile photos are hosted by whoever signs people in.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        // Not every browser takes 'self' to mean the socket, too.
        connectSrc: ["'self'", `${isHttps ? 'wss' : 'ws'}://${host}`, ...allowed.connections],
        frameSrc: withRecaptcha ? allowed.frames : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // Third-party sign-in happens in a window that we open, and hear of again.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Nothing here is secret, and the cards of pages are shown by other sites.
    crossOriginResourcePolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    // For browsers and plugins that no longer exist; every byte of these headers stands before the page.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  };
};

/**
 * Sets those headers, and the Permissions-Policy, on every response. They are made once: helmet's Fastify plugin makes
 * them at each request.
 * @param fastify before its first route
 */
export const setPageHeaders = (fastify: FastifyInstance, facts: PageHeaderOptions): void => {
  const setHeaders = helmet(pageHeaders(facts));
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', permissionsPolicy);
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
};
