import type { IncomingMessage } from 'node:http';
import { apiKeyRoot, apiKeyStart } from '@portada/contracts';
import type { FastifyRequest } from 'fastify';

/** Requests whose address was under `/api/v1`; Fastify shows the rewritten address to its hooks and handlers. */
const underKeyRoot = new WeakSet<IncomingMessage>();

/**
 * Returns the address of the route that serves a request: `/api/v1/thumbnails` is served by `/api/thumbnails`. Remembers
 * requests under `/api/v1`.
 */
export const routedUrl = (request: IncomingMessage): string => {
  const { url = '/' } = request;
  if (!url.startsWith(`${apiKeyRoot}/`)) return url;
  underKeyRoot.add(request);
  return `/api${url.slice(apiKeyRoot.length)}`;
};

/** Tells if the address of a request was under `/api/v1`. */
export const isUnderKeyRoot = ({ raw }: FastifyRequest): boolean => underKeyRoot.has(raw);

/**
 * Tells if a request is authenticated by an API key and by nothing else: its address is under `/api/v1`, or it sends a key to a
 * route that accepts keys, such as the address of an image in an answer. No page of another origin can send that header.
 */
export const isKeyRequest = (request: FastifyRequest): boolean =>
  isUnderKeyRoot(request) ||
  (request.routeOptions.config.portada?.keyScope !== undefined &&
    (request.headers.authorization?.startsWith(`Bearer ${apiKeyStart}`) ?? false));
