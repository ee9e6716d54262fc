import { z } from 'zod';
import type { ErrorCode } from './error-codes';

/** Actions with a bot check (section 5 of the specification). */
export const botActions = ['login', 'login_google', 'register', 'register_google'] as const;
export type BotAction = (typeof botActions)[number];

/**
 * The header that carries the answer to a bot check: base64 of `{challenge, solution}` (altcha), or a reCAPTCHA token.
 * A missing or wrong answer only leads to a stricter rate limit.
 */
export const botCheckHeader = 'x-bot-check';

/** Query parameter with the same answer for `GET /api/auth/oidc`, because a popup cannot send custom headers. */
export const botCheckParameter = 'bot_check';

/**
 * Answer of `GET /api/auth/bot-check?action=`: a signed proof-of-work challenge as the altcha library (version 2) makes
 * and solves it. Its `parameters.data.action` is the action it counts for; the answer goes into `botCheckHeader`.
 */
export const botChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
    data: z.object({ action: z.enum(botActions) }),
  }),
  signature: z.string(),
});
export type BotChallenge = z.infer<typeof botChallengeSchema>;

/** Kind of bot check: part of `GET /api/config`. */
export const botCheckSettingsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('proof-of-work') }),
  z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
]);
export type BotCheckSettings = z.infer<typeof botCheckSettingsSchema>;

/** How `GET /api/auth/oidc` was opened: in a popup, or in the page itself where popups are blocked. */
export const oidcModes = ['popup', 'redirect'] as const;
export type OidcMode = (typeof oidcModes)[number];

/** Name of the BroadcastChannel on which a popup sends its outcome to the opener. It never carries a token. */
export const signInChannel = 'portada-sign-in';

/** How a third-party sign-in can end without a session; all are codes of the error catalogue. */
export const oidcFailures = [
  'oidc_failed',
  'oidc_cancelled',
  'oidc_unverified',
  'oidc_conflict',
  'oidc_unavailable',
  'too_many_requests',
] as const satisfies readonly ErrorCode[];
export type OidcFailure = (typeof oidcFailures)[number];

/**
 * What the popup says on the channel, and what `/auth?oidc=` holds after a redirect: the cookie is there, the password
 * of an existing account is wanted (`POST /api/auth/oidc/link`), or it failed.
 */
export const oidcOutcomeSchema = z.enum(['signed_in', 'link', ...oidcFailures]);
export type OidcOutcome = z.infer<typeof oidcOutcomeSchema>;
