import { z } from 'zod';

/** Kinds of events in the security log. */
export const securityEventKinds = [
  'sign_up',
  'sign_in',
  'sign_out',
  'session_ended',
  'password_reset_requested',
  'password_reset',
  'password_changed',
  'email_verified',
  'data_exported',
  'account_deleted',
  'administrator_action',
  'access_refused',
  'limit_reached',
  /** The password, or a third party, was accepted, and the sign-in waits for the second factor. */
  'second_factor_asked',
  'second_factor_added',
  'second_factor_removed',
  'recovery_codes_made',
  'api_key_created',
  'api_key_revoked',
  'webhook_created',
  'webhook_changed',
  'webhook_deleted',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Outcomes of events in the security log. */
export const securityEventOutcomes = ['success', 'failure'] as const;
export type SecurityEventOutcome = (typeof securityEventOutcomes)[number];

/** An entry of the security log; equal events in quick succession share one entry. */
export const securityEventSchema = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  outcome: z.enum(securityEventOutcomes),
  /** Network address of the request; null if the account was deleted. */
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  occurrences: z.int(),
  createdAt: z.iso.datetime(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** Answer of `GET /api/me/security-events`: security events of the caller, newest first. */
export const securityEventPageSchema = z.object({
  items: z.array(securityEventSchema),
  nextCursor: z.string().nullable(),
});
export type SecurityEventPage = z.infer<typeof securityEventPageSchema>;

/** Security event with additional fields for administrators. `route` is a path pattern and contains no ids. */
export const adminSecurityEventSchema = securityEventSchema.extend({
  userId: z.string().nullable(),
  email: z.string().nullable(),
  route: z.string(),
  status: z.int(),
});
export type AdminSecurityEvent = z.infer<typeof adminSecurityEventSchema>;

/** Answer of `GET /api/admin/security-events`: security events of all users, newest first. */
export const adminSecurityEventPageSchema = z.object({
  items: z.array(adminSecurityEventSchema),
  nextCursor: z.string().nullable(),
});
export type AdminSecurityEventPage = z.infer<typeof adminSecurityEventPageSchema>;

const cursor = z.string().max(40).optional();

/** Query of `GET /api/me/security-events`. */
export const securityEventQuerySchema = z.object({ cursor });

/** Query of `GET /api/admin/security-events`. */
export const adminSecurityEventQuerySchema = z.object({
  cursor,
  kind: z.enum(securityEventKinds).optional(),
  outcome: z.enum(securityEventOutcomes).optional(),
  userId: z.uuid().optional(),
});
export type AdminSecurityEventQuery = z.infer<typeof adminSecurityEventQuerySchema>;
