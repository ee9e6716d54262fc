import { z } from 'zod';
import { errorCodes } from './error-codes';
import { botCheckSettingsSchema } from './sign-in';

/** Body of every error answer. `fields` maps the names of invalid fields to their messages. */
export const errorAnswerSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** The present document of a thumbnail, in the answer `document_conflict`. */
  document: z.unknown().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

/** Answer of `GET /api/config`: public settings that the browser needs before sign-in. */
export const publicConfigSchema = z.object({
  product: z.string(),
  contactEmail: z.string(),
  signUpCredits: z.int(),
  /** Ids of the image models, in fallback order. */
  imageModels: z.array(z.string()),
  /** Name on the button of third-party sign-in; null if third-party sign-in is not configured. */
  oidc: z.object({ label: z.string() }).nullable(),
  botCheck: botCheckSettingsSchema,
  /** True if emails are stored and shown at `/dev/mail` instead of being sent. */
  mailsAreKept: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

/** Header that a script must send if its requests have neither a `Sec-Fetch-Site` nor an `Origin` header. */
export const scriptHeader = { name: 'x-requested-with', value: 'portada' } as const;
