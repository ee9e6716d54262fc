import { z } from 'zod';
import { fieldMessage } from './field-messages';
import { nameSchema } from './one-line';

/** Start of every API key, by which scanners of published code find it. */
export const apiKeyStart = 'ptd_live_';

/** First part of the address of every route that accepts an API key, such as `/api/v1/thumbnails`. */
export const apiKeyRoot = '/api/v1';

/**
 * Permissions of an API key. `read` shows thumbnails, documents, generations and the balance. `generate` requests and
 * cancels images, which costs credits. `edit` creates, changes and deletes thumbnails, documents and pictures. `account` shows
 * the ledger and the purchases.
 */
export const apiKeyScopes = ['read', 'generate', 'edit', 'account'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Limits of API keys: keys of an account, characters of a name, days until a key expires, and credits of a month. */
export const apiKeyLimits = { count: 20, name: 60, days: 365, monthlyCredits: 100_000 } as const;

/**
 * Form of an API key: `ptd_live_`, the public id (8 characters), the secret (43 characters) and a checksum
 * (6 characters), in letters and digits.
 */
export const apiKeyPattern = /^ptd_live_[0-9A-Za-z]{57}$/;

/** Body of `POST /api/api-keys`. Without `days` the key does not expire. Without `monthlyCredits` its spending has no cap. */
export const newApiKeySchema = z.strictObject({
  name: nameSchema(apiKeyLimits.name),
  scopes: z
    .array(z.enum(apiKeyScopes))
    .min(1, fieldMessage('scope_required'))
    .max(apiKeyScopes.length)
    .transform((scopes) => apiKeyScopes.filter((scope) => scopes.includes(scope))),
  days: z.int().min(1).max(apiKeyLimits.days).optional(),
  monthlyCredits: z
    .int(fieldMessage('invalid'))
    .min(1, fieldMessage('invalid'))
    .max(apiKeyLimits.monthlyCredits, fieldMessage('invalid'))
    .optional(),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

/** An API key of the account. Its secret is not stored. */
export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Start of the key, by which its owner recognizes it. */
  start: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  /** Most credits that the key may spend in a calendar month (UTC); null without a cap. */
  monthlyCredits: z.int().nullable(),
  /** Credits that the key has spent or reserved in this calendar month (UTC). */
  spentCredits: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** Answer of `GET /api/api-keys`: the keys of the account that are not revoked, newest first. */
export const apiKeyListSchema = z.object({ items: z.array(apiKeySchema) });

/** Answer of `POST /api/api-keys`: the key, which is shown only once, and its description. */
export const createdApiKeySchema = z.object({ key: z.string(), apiKey: apiKeySchema });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

/** Body of `POST /api/api-keys/:id/rotate`: hours for which the former key stays valid. */
export const rotateApiKeySchema = z.strictObject({ overlapHours: z.int().min(0).max(168).default(24) });
