import { z } from 'zod';
import { creditsSchema, ledgerEntrySchema } from './accounts';
import { adminReasonSchema } from './admin-audit-log';
import { fieldMessage } from './field-messages';
import { generationStatuses } from './generations';
import { purchaseSchema } from './payments';
import { adminSecurityEventSchema } from './security-events';

const time = z.iso.datetime();

/** Query of `GET /api/admin/users`. `q` is the id of a user, an email, or a part of an email or of a name. */
export const adminUserQuerySchema = z.object({
  q: z.string().trim().max(200, fieldMessage('too_long')).optional(),
  cursor: z.string().max(40).optional(),
});
export type AdminUserQuery = z.infer<typeof adminUserQuerySchema>;

/** An account as administrators see it. Deleted accounts are not shown. */
export const adminUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  displayName: z.string(),
  role: z.enum(['user', 'admin']),
  createdAt: time,
  isEmailVerified: z.boolean(),
  /** Time at which an administrator disabled the account; null for an account that can sign in. */
  disabledAt: time.nullable(),
  credits: creditsSchema,
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/**
 * Answer of `GET /api/admin/users`: newest first. A page of a search may have few or no items and a cursor, because each page
 * examines at most 5,000 accounts.
 */
export const adminUserPageSchema = z.object({
  items: z.array(adminUserSchema),
  nextCursor: z.string().nullable(),
});
export type AdminUserPage = z.infer<typeof adminUserPageSchema>;

/** Answer of `GET /api/admin/users/:id`: an account with its latest records. */
export const adminUserDetailSchema = adminUserSchema.extend({
  country: z.string().nullable(),
  language: z.enum(['en', 'es']).nullable(),
  /** False for an account that signs in only with a third party. */
  hasPassword: z.boolean(),
  /** True if sign-ins need a second factor. */
  hasSecondFactor: z.boolean(),
  /** Open generations, oldest first, 100 at most; each holds its credits. */
  holds: z.array(
    z.object({
      generationId: z.uuid(),
      status: z.enum(generationStatuses),
      credits: z.int().min(1),
      createdAt: time,
    }),
  ),
  /** The last 50 entries of the ledger, newest first. */
  ledger: z.array(ledgerEntrySchema),
  /** Open sessions, the most recently used first. */
  sessions: z.array(
    z.object({
      id: z.uuid(),
      createdAt: time,
      lastSeenAt: time,
      address: z.string().nullable(),
      userAgent: z.string().nullable(),
    }),
  ),
  /** The last 50 security events, newest first. */
  securityEvents: z.array(adminSecurityEventSchema),
  /** The last 50 purchases, newest first. Amounts are in cents. */
  purchases: z.array(
    purchaseSchema.pick({
      id: true,
      plan: true,
      credits: true,
      amountCents: true,
      currency: true,
      status: true,
      createdAt: true,
    }),
  ),
});
export type AdminUserDetail = z.infer<typeof adminUserDetailSchema>;

/** Most credits that one action of an administrator gives or takes. */
export const mostCreditsOfGrant = 10_000;

/** Body of `POST /api/admin/users/:id/grant`: credits to give, or to take if negative, and the reason. */
export const adminGrantSchema = z.strictObject({
  credits: z
    .int(fieldMessage('credits_range'))
    .min(-mostCreditsOfGrant, fieldMessage('credits_range'))
    .max(mostCreditsOfGrant, fieldMessage('credits_range'))
    .refine((credits) => credits !== 0, fieldMessage('credits_range')),
  reason: adminReasonSchema,
});
export type AdminGrantBody = z.infer<typeof adminGrantSchema>;
