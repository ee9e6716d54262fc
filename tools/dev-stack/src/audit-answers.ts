import { z } from 'zod';

const auditSchema = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
});
const signaturesSchema = z.object({ invalid: z.array(z.unknown()) });

const parsed = <T>(schema: z.ZodType<T>, text: string): T | null => {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/**
 * Reads the output of `npm audit --json`.
 * @returns number of vulnerabilities that are high or critical; null if the registry gave no answer
 */
export const vulnerabilitiesIn = (text: string): number | null => {
  const found = parsed(auditSchema, text)?.metadata.vulnerabilities;
  return found === undefined ? null : found.high + found.critical;
};

/**
 * Reads the output of `npm audit signatures --json`.
 * @returns number of packages with an invalid signature; null if the registry gave no answer
 */
export const invalidSignaturesIn = (text: string): number | null =>
  parsed(signaturesSchema, text)?.invalid.length ?? null;
