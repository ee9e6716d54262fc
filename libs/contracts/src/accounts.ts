import { z } from 'zod';
import { fieldMessage } from './errors';
import { facts, languages } from './facts';

/** The signed-in user as the browser sees it; `credits` is what can be spent now. Dates are ISO 8601 in UTC. */
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
});
export type User = z.infer<typeof userSchema>;

export const userAnswerSchema = z.object({ user: userSchema });

const email = z.email(fieldMessage('email_invalid')).max(254, fieldMessage('too_long'));
const displayName = z
  .string(fieldMessage('required'))
  .trim()
  .min(facts.displayName.min, fieldMessage('name_short'))
  .max(facts.displayName.max, fieldMessage('too_long'));
const country = z
  .string(fieldMessage('country_required'))
  .trim()
  .min(1, fieldMessage('country_required'))
  .max(60);

/** Body of `POST /api/auth/register`; a filled `website` marks a robot and is answered without doing anything. */
export const registerSchema = z.strictObject({
  email,
  password: z
    .string(fieldMessage('required'))
    .min(facts.password.min, fieldMessage('password_short'))
    .max(facts.password.max, fieldMessage('too_long')),
  displayName,
  country,
  website: z.string().max(200).optional(),
});
export type RegisterBody = z.infer<typeof registerSchema>;

/** Body of `POST /api/auth/login`. */
export const loginSchema = z.strictObject({
  email,
  password: z.string(fieldMessage('required')).min(1, fieldMessage('required')).max(facts.password.max),
});
export type LoginBody = z.infer<typeof loginSchema>;

/** Body of `PATCH /api/me`; what is left out stays. */
export const profilePatchSchema = z.strictObject({
  displayName: displayName.optional(),
  country: country.optional(),
  language: z.enum(languages).optional(),
});
export type ProfilePatch = z.infer<typeof profilePatchSchema>;

/** Credits of one user: spendable, held by open generations, owed. */
export const creditsSchema = z.object({
  available: z.int().min(0),
  held: z.int().min(0),
  debt: z.int().min(0),
});
export type Credits = z.infer<typeof creditsSchema>;

export const ledgerEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(['grant', 'adjust', 'hold', 'capture', 'release']),
  /** Signed change of the spendable credits: -1 for a hold, +1 for a release, 0 for a capture. */
  amount: z.int(),
  generationId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
/** Answer of `GET /api/me/ledger`, newest first. */
export const ledgerPageSchema = z.object({
  items: z.array(ledgerEntrySchema),
  nextCursor: z.string().nullable(),
});
export type LedgerPage = z.infer<typeof ledgerPageSchema>;
