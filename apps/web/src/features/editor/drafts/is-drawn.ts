import type { Thumbnail } from '@portada/contracts';
import type { VariantsRequest } from '../generation/start-generation';

/** Fields that decide the image of a draft, beside the prompt. */
const fields = ['draft', 'aspectRatio', 'style', 'colorPalette'] as const;

/**
 * Returns true if the last image of a thumbnail was drawn from the draft that a request for the studio names, so that the request
 * would give the same image again.
 */
export const isDrawn = ({ prompt: last, status }: Thumbnail, request: VariantsRequest): boolean =>
  request.draft !== undefined &&
  status === 'completed' &&
  last?.imageDescription === request.prompt &&
  fields.every((name) => last[name] === request[name]);
