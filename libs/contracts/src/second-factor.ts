import { z } from 'zod';
import { fieldMessage } from './field-messages';
import { nameSchema } from './one-line';

/** Seconds for which a code of an authenticator app is shown (RFC 6238). */
export const totpSeconds = 30;

/** Number of recovery codes that an account gets at once. */
export const recoveryCodeCount = 10;

/** A typed code: six digits of an authenticator app, or a recovery code. Spaces and hyphens are ignored. */
export const secondFactorCode = z
  .string(fieldMessage('required'))
  .trim()
  .min(1, fieldMessage('required'))
  .max(60, fieldMessage('code_wrong'));

/** Ways to complete a sign-in that waits for a second factor. */
export const secondFactorMethods = ['passkey', 'totp', 'recovery_code'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** A sign-in that waits for a second factor: the methods that the account has, and the time at which it expires. */
export const signInStepSchema = z.object({
  methods: z.array(z.enum(secondFactorMethods)),
  expiresAt: z.iso.datetime(),
});
export type SignInStep = z.infer<typeof signInStepSchema>;

/** Body of `POST /api/auth/second-factor`, and of `POST /api/me/second-factor/totp/confirm`. */
export const secondFactorCodeSchema = z.strictObject({ code: secondFactorCode });

/** Answer of `GET /api/me/second-factor`: the second factors of the account. */
export const secondFactorStatusSchema = z.object({
  /** The authenticator app; null without one. */
  totp: z.object({ createdAt: z.iso.datetime() }).nullable(),
  /** The passkeys, oldest first. */
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Number of recovery codes that are not used yet. */
  recoveryCodesLeft: z.int().min(0),
});
export type SecondFactorStatus = z.infer<typeof secondFactorStatusSchema>;

/** Answer of `POST /api/me/second-factor/totp`: what an authenticator app needs. The first code completes the set-up. */
export const totpSetUpSchema = z.object({
  /** Secret in base32, for typing. */
  secret: z.string(),
  /** Address with the scheme `otpauth`, for a QR code. */
  uri: z.string(),
});
export type TotpSetUp = z.infer<typeof totpSetUpSchema>;

/** Recovery codes, which the api returns only once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** Answer of an added second factor. The first factor of an account brings recovery codes; otherwise null. */
export const addedFactorSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export type AddedFactor = z.infer<typeof addedFactorSchema>;

/** Options of WebAuthn in JSON, for `startRegistration` and `startAuthentication` of `@simplewebauthn/browser`. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** The answer of an authenticator in JSON (WebAuthn, section 5.1): a new passkey, or a signature. */
const passkeyResponse = z.object({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.string().optional(),
});
export type PasskeyResponse = z.infer<typeof passkeyResponse>;

/** Body of `POST /api/auth/second-factor/passkey` and of `POST /api/auth/confirm/passkey`. */
export const passkeyAnswerSchema = z.strictObject({ response: passkeyResponse });

/** Body of `POST /api/me/second-factor/passkeys`: the new passkey, and the name by which its user knows it. */
export const newPasskeySchema = z.strictObject({
  name: nameSchema(60),
  response: passkeyResponse,
});
