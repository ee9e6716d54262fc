/**
 * Returns the seed of the trial image of a prompt, 0 to 2^32-1: the FNV-1a hash of the trimmed prompt. The same prompt gives
 * the same image, and a generation with this seed follows the same idea.
 */
export const trialSeedOf = (prompt: string): number => {
  let hash = 0x811c9dc5;
  for (const char of prompt.trim()) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};
