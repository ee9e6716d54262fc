import type { ErrorCode, SecurityEventKind, SecurityEventOutcome } from '@portada/contracts';
import { notedErrorCode } from '@portada/observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionUserOf } from '../sessions/session-request';

/** An event of the security log. The e-mail finds the account of a request without a session, and is not stored. */
export type RecordedEvent = {
  kind: SecurityEventKind;
  outcome: SecurityEventOutcome;
  route: string;
  status: number;
  userId: string | null;
  email: string | null;
  address: string;
  userAgent: string | null;
};

/** Routes whose requests are recorded in the security log, whether they succeed or fail. */
const kinds: Readonly<Record<string, SecurityEventKind>> = {
  'POST /api/auth/register': 'sign_up',
  'POST /api/auth/login': 'sign_in',
  'GET /api/auth/oidc/callback': 'sign_in',
  'POST /api/auth/oidc/link': 'sign_in',
  'POST /api/auth/second-factor': 'sign_in',
  'POST /api/auth/second-factor/passkey': 'sign_in',
  'POST /api/auth/confirm': 'sign_in',
  'POST /api/auth/confirm/passkey': 'sign_in',
  'POST /api/me/second-factor/passkeys': 'second_factor_added',
  'DELETE /api/me/second-factor/passkeys/:id': 'second_factor_removed',
  'POST /api/me/second-factor/totp/confirm': 'second_factor_added',
  'DELETE /api/me/second-factor/totp': 'second_factor_removed',
  'POST /api/me/second-factor/recovery-codes': 'recovery_codes_made',
  'POST /api/api-keys': 'api_key_created',
  'POST /api/api-keys/:id/rotate': 'api_key_created',
  'DELETE /api/api-keys/:id': 'api_key_revoked',
  'POST /api/webhook-endpoints': 'webhook_created',
  'PATCH /api/webhook-endpoints/:id': 'webhook_changed',
  'POST /api/webhook-endpoints/:id/rotate': 'webhook_changed',
  'DELETE /api/webhook-endpoints/:id': 'webhook_deleted',
  'POST /api/auth/logout': 'sign_out',
  'DELETE /api/auth/sessions': 'session_ended',
  'DELETE /api/auth/sessions/:id': 'session_ended',
  'POST /api/auth/password-reset': 'password_reset_requested',
  'POST /api/auth/password-reset/confirm': 'password_reset',
  'POST /api/auth/verify-email': 'email_verified',
  'POST /api/me/password': 'password_changed',
  'GET /api/me/export': 'data_exported',
  'DELETE /api/me': 'account_deleted',
};

/** Routes called without a session. The security log finds the account by the e-mail in the request body. */
const askedByEmail = new Set(['POST /api/auth/login', 'POST /api/auth/password-reset']);

/** Refusal of a request that the user repeats after a confirmation of the sign-in. The repeated request is the event. */
const stepUp: ErrorCode = 'recent_sign_in_required';

const longestUserAgent = 300;

const accounts = new WeakMap<FastifyRequest, string>();

/** Stores the account that a request without a session concerns, for the request's entry in the security log. */
export const noteAccount = (request: FastifyRequest, userId: string): void => {
  accounts.set(request, userId);
};

const notedKinds = new WeakMap<FastifyRequest, SecurityEventKind>();

/** Stores the kind of a request's entry in the security log, in place of the kind of its route. */
export const noteKind = (request: FastifyRequest, kind: SecurityEventKind): void => {
  notedKinds.set(request, kind);
};

const kindOf = (route: string, method: string, status: number): SecurityEventKind | undefined => {
  if (status === 429) return 'limit_reached';
  const own = kinds[route];
  if (own !== undefined) return own;
  if (status === 401 || status === 403) return 'access_refused';
  const isAdmins = route.includes(' /api/admin/') || route.includes(' /admin/queues');
  return isAdmins && !['GET', 'HEAD'].includes(method) ? 'administrator_action' : undefined;
};

/**
 * Creates the security event of an answered request.
 * @returns undefined if the request is not recorded: it is no security event, no route has its address, or a confirmation is
 *   asked for first
 */
export const securityEventOf = (request: FastifyRequest, reply: FastifyReply): RecordedEvent | undefined => {
  const { url } = request.routeOptions;
  if (url === undefined || reply.statusCode >= 500) return undefined;
  if (notedErrorCode(request.raw) === stepUp) return undefined;
  const route = `${request.method} ${url}`;
  const kind = notedKinds.get(request) ?? kindOf(route, request.method, reply.statusCode);
  if (kind === undefined) return undefined;
  const userId = accounts.get(request) ?? sessionUserOf(request)?.id ?? null;
  // A sign-out request without a session is no security event.
  if (kind === 'sign_out' && userId === null) return undefined;
  // Third-party sign-in answers its popup with a page and status 200 even if the sign-in failed.
  const isFailure = reply.statusCode >= 400 || (kind === 'sign_in' && userId === null);
  return {
    kind,
    outcome: isFailure ? 'failure' : 'success',
    route,
    status: reply.statusCode,
    userId,
    email: userId === null && askedByEmail.has(route) ? emailIn(request.body) : null,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, longestUserAgent) ?? null,
  };
};

const emailIn = (body: unknown): string | null => {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' && email.length <= 254 && !email.includes('\0')
    ? email.toLowerCase()
    : null;
};
