import { z } from 'zod';
import { countryNamed, unspecifiedCountry } from './countries';
import { fieldMessage } from './field-messages';
import { oneLine } from './one-line';
import { productConfig, languages, planIds } from './product-config';
import { secondFactorCode, signInStepSchema } from './second-factor';

/** The signed-in user in answers of the api. `credits` are the spendable credits. Dates are ISO 8601 in UTC. */
export const userSchema = z.object({
  uid: z.uuid(),
  email: z.email(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  country: z.string().nullable(),
  createdAt: z.iso.datetime(),
  isEmailVerified: z.boolean(),
  role: z.enum(['user', 'admin']),
  language: z.enum(languages).nullable(),
  credits: z.int().min(0),
  /** True if the account has a password. An account that third-party sign-in created has no password at first. */
  hasPassword: z.boolean(),
  /** True if sign-ins need a second factor, such as a code of an authenticator app. */
  hasSecondFactor: z.boolean(),
  /** True for an administrator who must set up a second factor before anything else (`second_factor_required`). */
  needsSecondFactor: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** Answer of sign-in, registration, `GET /api/me` and profile changes: the signed-in user. */
export const userAnswerSchema = z.object({ user: userSchema });

/**
 * Answer of a sign-in. Without a second factor `user` is the signed-in user. For an account with a second factor `user` is
 * null: `POST /api/auth/second-factor` completes the sign-in.
 */
export const signInAnswerSchema = z.object({
  user: userSchema.nullable(),
  secondFactor: signInStepSchema.optional(),
});
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

/** Answer of `GET /api/session`: the signed-in user, or null when signed out. */
export const sessionAnswerSchema = z.object({ user: userSchema.nullable() });

const email = z.email(fieldMessage('email_invalid')).max(254, fieldMessage('too_long'));
const displayName = z
  .string(fieldMessage('required'))
  .trim()
  .min(productConfig.displayName.min, fieldMessage('name_short'))
  .max(productConfig.displayName.max, fieldMessage('too_long'))
  .regex(oneLine, fieldMessage('one_line'));
/** Schema of a country in a request body. @param find returns the stored name of a country; null if there is none */
const countrySchema = (find: (given: string) => string | null) =>
  z.string(fieldMessage('country_required')).transform((given, context) => {
    const name = find(given);
    if (name !== null) return name;
    context.issues.push({ code: 'custom', input: given, message: fieldMessage('country_required') });
    return z.NEVER;
  });
/** Country in a request body: an English name or ISO 3166 code of the country list. The parsed value is the name. */
const country = countrySchema(countryNamed);
/** Country of a profile: as `country`, or `unspecifiedCountry`. */
const profileCountry = countrySchema((given) => (given === unspecifiedCountry ? given : countryNamed(given)));
const newPassword = z
  .string(fieldMessage('required'))
  .min(productConfig.password.min, fieldMessage('password_short'))
  .max(productConfig.password.max, fieldMessage('too_long'));
const presentPassword = z
  .string(fieldMessage('required'))
  .min(1, fieldMessage('required'))
  .max(productConfig.password.max);
/** Token of a link in an email: 32 random bytes in base64url. */
const token = z.string(fieldMessage('required')).max(200);

/**
 * Body of `POST /api/auth/register`. Only robots fill `website`: such a request is answered with success and creates no
 * account.
 */
export const registerSchema = z.strictObject({
  email,
  password: newPassword,
  displayName,
  country,
  website: z.string().max(200).optional(),
});
export type RegisterBody = z.infer<typeof registerSchema>;

/** Body of `POST /api/auth/login`. */
export const loginSchema = z.strictObject({
  email,
  password: presentPassword,
});
export type LoginBody = z.infer<typeof loginSchema>;

/** Body of `POST /api/auth/password-reset`. The answer does not reveal whether the email has an account. */
export const passwordResetSchema = z.strictObject({ email });

/** Body of `POST /api/auth/password-reset/confirm`; `token` is part of the link in the email. */
export const passwordResetConfirmSchema = z.strictObject({ token, password: newPassword });

/** Body of `POST /api/auth/verify-email`; `token` is part of the link in the email. */
export const verifyEmailSchema = z.strictObject({ token });

/**
 * Body of `POST /api/me/password`; `currentPassword` is omitted for an account without a password. All other sessions end.
 * `endsAccess` true also revokes API keys, disables webhooks and forgets trusted devices.
 */
export const passwordChangeSchema = z.strictObject({
  currentPassword: presentPassword.optional(),
  password: newPassword,
  endsAccess: z.boolean().default(false),
});

/**
 * Body of `POST /api/auth/confirm`: the password of the signed-in user, typed again, or a code of the second factor. A body
 * with both is checked by its code.
 */
export const confirmSignInSchema = z
  .strictObject({ password: presentPassword.optional(), code: secondFactorCode.optional() })
  .refine(({ password, code }) => password !== undefined || code !== undefined, {
    path: ['password'],
    error: fieldMessage('required'),
  });
export type ConfirmSignInBody = z.infer<typeof confirmSignInSchema>;

/** Body of `POST /api/auth/oidc/link`: the password of the account to which the third-party identity is linked. */
export const identityLinkSchema = z.strictObject({ password: presentPassword });

/** Answer of `GET /api/auth/sessions`: open sessions, last used first. `current` marks the session of the request. */
export const sessionListSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      address: z.string().nullable(),
      userAgent: z.string().nullable(),
      current: z.boolean(),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionListSchema>;

/** Body of `PATCH /api/me`. An omitted field does not change. */
export const profilePatchSchema = z.strictObject({
  displayName: displayName.optional(),
  country: profileCountry.optional(),
  /** The chosen language; null for the language of the browser. */
  language: z.enum(languages).nullable().optional(),
});
export type ProfilePatch = z.infer<typeof profilePatchSchema>;

/**
 * Body of `POST /api/register-user`, as section 7 of the specification defines the route. The request changes the
 * signed-in user only: `uid` and `email` must match that user, and `isEmailVerified` is ignored.
 */
export const registerUserSchema = z.strictObject({
  uid: z.string().max(200).optional(),
  email: email.optional(),
  displayName: displayName.optional(),
  country: profileCountry.optional(),
  isEmailVerified: z.boolean().optional(),
});
export type RegisterUserBody = z.infer<typeof registerUserSchema>;

/** Credits of one user: spendable credits, credits held by open generations, and owed credits. */
export const creditsSchema = z.object({
  available: z.int().min(0),
  held: z.int().min(0),
  debt: z.int().min(0),
});
export type Credits = z.infer<typeof creditsSchema>;

/** Kinds of ledger entries; docs/glossary.md defines each. */
export const ledgerKinds = [
  'grant',
  'adjust',
  'hold',
  'capture',
  'release',
  'purchase',
  'revoke',
  'owe',
  'restore',
  'repay',
  'clear',
] as const;

/** One entry of the credit history of a user, with the effect of the transfer on the user's balance and debt. */
export const ledgerEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(ledgerKinds),
  /**
   * Signed change of the spendable credits: negative for a hold, positive for a release. It is 0 for three kinds: `capture` spends
   * credits that are already held, `owe` and `clear` change only the debt.
   */
  amount: z.int(),
  /** Price of the image of a capture in credits, which its hold has reserved before; 0 for other kinds. */
  spent: z.int().min(0),
  /** Signed change of the debt by the kinds `owe` and `clear`; 0 for the other kinds. */
  debt: z.int(),
  generationId: z.uuid().nullable(),
  /** Thumbnail of the generation in `generationId`; null without a generation and for a deleted thumbnail. */
  thumbnail: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  /** Purchase that caused the ledger entry; null for an entry without a purchase. */
  purchase: z.object({ id: z.uuid(), plan: z.enum(planIds) }).nullable(),
  createdAt: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;
/** Answer of `GET /api/me/ledger`: one page of ledger entries, newest first. */
export const ledgerPageSchema = z.object({
  items: z.array(ledgerEntrySchema),
  nextCursor: z.string().nullable(),
});
export type LedgerPage = z.infer<typeof ledgerPageSchema>;

/** Number of months that `GET /api/me/spending` covers, with the current one. */
export const spendingMonths = 12;

/** Answer of `GET /api/me/spending`: credits spent for images in each calendar month (UTC), oldest first. */
export const spendingSchema = z.object({
  months: z
    .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), spent: z.int() }))
    .length(spendingMonths),
});
export type Spending = z.infer<typeof spendingSchema>;
