import { z } from 'zod';
import { errorCodes } from './error-codes';
import { botCheckSettingsSchema } from './sign-in';

/** Body of every answer that is not a success. */
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
  /** Ids of the image models in order of fallback. */
  imageModels: z.array(z.string()),
  /** Third-party sign-in: the name on its button; null where there is none. */
  oidc: z.object({ label: z.string() }).nullable(),
  botCheck: botCheckSettingsSchema,
  /** Whether mails are kept and shown at `/dev/mail` rather than sent. */
  mailsAreKept: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

/** A script without `Sec-Fetch-Site` and `Origin` says who it is with this header and value. */
export const scriptHeader = { name: 'x-requested-with', value: 'portada' } as const;
