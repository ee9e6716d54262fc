import { z } from 'zod';
import type { ErrorCode } from './error-codes';

/** Actions with a bot check, as section 5 of the specification names them. */
export const botActions = ['login', 'login_google', 'register', 'register_google', 'try'] as const;
export type BotAction = (typeof botActions)[number];

/**
 * The header that carries the answer to a bot check: base64 of `{challenge, solution}` (altcha), or a reCAPTCHA token.
 * A missing or wrong answer only leads to a stricter rate limit.
 */
export const botCheckHeader = 'x-bot-check';

/**
 * Query parameter of `GET /api/auth/oidc` with the answer to a bot check. A query parameter is used because a popup
 * cannot send custom headers.
 */
export const botCheckParameter = 'bot_check';

/**
 * Answer of `GET /api/auth/bot-check?action=`: a signed proof-of-work challenge in the format of the altcha library
 * (version 2). The challenge is valid only for the action in `parameters.data.action`. The browser
 * sends the solution in `botCheckHeader`.
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
    /** Time at which the challenge expires, in seconds since 1970. */
    expiresAt: z.int(),
    data: z.object({ action: z.enum(botActions) }),
  }),
  signature: z.string(),
});
export type BotChallenge = z.infer<typeof botChallengeSchema>;

/** Settings of the bot check, a part of `GET /api/config`. */
export const botCheckSettingsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('proof-of-work') }),
  z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
]);
export type BotCheckSettings = z.infer<typeof botCheckSettingsSchema>;

/** Ways to open `GET /api/auth/oidc`: in a popup, or by a redirect of the page if the browser blocks popups. */
export const oidcModes = ['popup', 'redirect'] as const;
export type OidcMode = (typeof oidcModes)[number];

/**
 * Name of the BroadcastChannel on which a sign-in popup sends its outcome to the page that opened the popup. The
 * message carries no token.
 */
export const signInChannel = 'portada-sign-in';

/** Outcomes of a third-party sign-in that creates no session. Every outcome is a code of the error catalogue. */
export const oidcFailures = [
  'oidc_failed',
  'oidc_cancelled',
  'oidc_unverified',
  'account_disabled',
  'oidc_conflict',
  'oidc_unavailable',
  'too_many_requests',
] as const satisfies readonly ErrorCode[];
export type OidcFailure = (typeof oidcFailures)[number];

/**
 * Outcome of a third-party sign-in. A popup sends the outcome on the BroadcastChannel; a redirect puts the outcome
 * into `/auth?oidc=`. `signed_in`: the session cookie is set. `link`: the password of an existing account is
 * required (`POST /api/auth/oidc/link`). `second_factor`: a second factor completes the sign-in
 * (`POST /api/auth/second-factor`). Any other value is an error code.
 */
export const oidcOutcomeSchema = z.enum(['signed_in', 'link', 'second_factor', ...oidcFailures]);
export type OidcOutcome = z.infer<typeof oidcOutcomeSchema>;
