import type { NicheId } from '../../../../shared/niches';

/** Prompts of each niche in one language. */
export type NicheIdeas = Readonly<Record<NicheId, readonly string[]>>;
