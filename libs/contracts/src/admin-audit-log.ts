import { z } from 'zod';
import { fieldMessage } from './field-messages';

/** Actions of administrators, as the audit log names them: object and verb. */
export const adminActions = [
  'purchase.accept',
  'purchase.refuse',
  'model.enable',
  'model.disable',
  'generation.retry',
  'generation.cancel',
  'queue.pause',
  'queue.resume',
  'user.grant',
  'user.disable',
  'user.enable',
  'user.signout',
  'user.resetfactor',
] as const;
export type AdminAction = (typeof adminActions)[number];

/** Reason of an administrator's action, 1 to 500 characters; the audit log keeps it. */
export const adminReasonSchema = z
  .string(fieldMessage('required'))
  .trim()
  .min(1, fieldMessage('required'))
  .max(500, fieldMessage('too_long'));

/** Body of an administrator's action that needs only a reason. */
export const adminReasonBodySchema = z.strictObject({ reason: adminReasonSchema });

/** An entry of the audit log: who did what to which object, when and why. */
export const adminAuditEntrySchema = z.object({
  id: z.string(),
  /** One of `adminActions`. A newer api may add actions, so a client must accept other values. */
  action: z.string(),
  /** Id of the purchase, generation or user, or name of the image model or queue, that the action changed. */
  target: z.string(),
  /** Reason that the administrator gave; null for actions that need no reason. */
  reason: z.string().nullable(),
  /** Credits that the action gave, negative if it took them; null for other actions. */
  credits: z.int().nullable(),
  /** The administrator: id, and name or e-mail. */
  admin: z.object({ id: z.uuid(), name: z.string() }),
  createdAt: z.iso.datetime(),
});
export type AdminAuditEntry = z.infer<typeof adminAuditEntrySchema>;

/** Answer of `GET /api/admin/audit-log`: actions of all administrators, newest first. */
export const adminAuditPageSchema = z.object({
  items: z.array(adminAuditEntrySchema),
  nextCursor: z.string().nullable(),
});
export type AdminAuditPage = z.infer<typeof adminAuditPageSchema>;

/** Query of `GET /api/admin/audit-log`. `target` selects the actions on one object. */
export const adminAuditQuerySchema = z.object({
  cursor: z.string().max(40).optional(),
  target: z.string().min(1).max(200).optional(),
});
export type AdminAuditQuery = z.infer<typeof adminAuditQuerySchema>;
