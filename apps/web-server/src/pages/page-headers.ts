import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { createHash } from 'node:crypto';

/**
 * Options of the page headers: the HTML of all pages as sent to browsers, the public URL, and true if the pages use
 * reCAPTCHA.
 */
export type PageHeaderOptions = { html: readonly string[]; publicUrl: string; withRecaptcha: boolean };

/** Origins of reCAPTCHA Enterprise, as Google lists them for content security policies. */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
};

/** Browser features that no page uses. */
const unused = ['display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Value of the response header Permissions-Policy. It turns features off that no page uses. The document editor takes
 * photos with the camera after the user has agreed; the header of the page that was loaded first applies to all screens
 * that are opened from it, so every page has the same value.
 */
const permissionsPolicy = [...unused.map((feature) => `${feature}=()`), 'camera=(self)'].join(', ');

/**
 * Security headers of responses with files. All other security policies follow from the headers of the page that
 * loads the file.
 */
export const fileHeaders = { 'x-content-type-options': 'nosniff' } as const;

/** Folder of the built site with the scripts of workers. */
const workerFolder = 'workers';

/**
 * Content security policy of the scripts of workers. A worker has the policy of its own script, not the policy of the
 * page (HTML Standard, "run a worker").
 */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

/**
 * Returns the security headers of a file.
 * @param firstSegment first segment of the file's path in the site folder
 */
export const fileHeadersOf = (firstSegment: string): Readonly<Record<string, string>> =>
  firstSegment === workerFolder ? { ...fileHeaders, 'content-security-policy': workerPolicy } : fileHeaders;

/**
 * Returns the hash sources (Content Security Policy Level 3, section 2.3.1) of the inline scripts of pages, without
 * duplicates. Data blocks need no hash, because browsers do not run data blocks.
 * @param html HTML of each page, byte for byte as the page is served
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

/**
 * Returns options for helmet: the scripts that may run and the origins to which pages may connect. No site may frame
 * the pages.
 */
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
        // Menus and images have style attributes, which cannot be hashed in advance. Styles cannot send data to
        // another origin, because images and connections are restricted.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Profile photos are hosted by third-party sign-in providers.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        // Some browsers do not match WebSockets with 'self'.
        connectSrc: ["'self'", `${isHttps ? 'wss' : 'ws'}://${host}`, ...allowed.connections],
        frameSrc: withRecaptcha ? allowed.frames : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // Third-party sign-in uses a popup, which sends its outcome to the page that opened the popup.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // The policy for cross-origin use is open, because files are public and other sites show the social cards of
    // pages.
    crossOriginResourcePolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The web server and nginx set it on every answer, not on pages alone.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Some headers of helmet are off: they are for browsers and plugins that no longer exist, and would only make
    // responses larger.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  };
};

/**
 * Sets the page headers and the Permissions-Policy on every response. The headers are computed once, because
 * helmet's Fastify plugin would compute them for each request.
 * @param fastify application before its first route
 * @param options HTML of the pages and public URL
 */
export const setPageHeaders = (fastify: FastifyInstance, options: PageHeaderOptions): void => {
  const setHeaders = helmet(pageHeaders(options));
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', permissionsPolicy);
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
};
