import { z } from 'zod';
import { errorCodes } from './error-codes';
import { botCheckSettingsSchema } from './sign-in';

/** Body of every error answer. */
export const errorAnswerSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

/** Answer of `GET /api/config`: public settings the browser needs before sign-in. */
export const publicConfigSchema = z.object({
  product: z.string(),
  contactEmail: z.string(),
  signUpCredits: z.int(),
  /** Ids of the image models, in fallback order. */
  imageModels: z.array(z.string()),
  /** Third-party sign-in: the name on its button; null if not configured. */
  oidc: z.object({ label: z.string() }).nullable(),
  botCheck: botCheckSettingsSchema,
  /** Whether emails are saved and shown at `/dev/mail` instead of being sent. */
  mailsAreKept: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

/** Header and its value that a script has to send if its requests have no `Sec-Fetch-Site` and no `Origin` header. */
export const scriptHeader = { name: 'x-requested-with', value: 'portada' } as const;
