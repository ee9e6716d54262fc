import { z } from 'zod';

/** Answer of `GET /api/auth/sessions`, the last used first; `current` is the one that asks. */
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
