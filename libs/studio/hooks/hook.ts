import type { Phrase } from '../reading/reading';

/** Words of a draft: a phrase of the prompt in capitals, of one to four words unless the prompt asks for more. */
export type Hook = Phrase;
