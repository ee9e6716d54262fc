import { choiceOfDraft } from '@portada/contracts';
import type { ModelInput } from '@portada/image-models';

/**
 * Gives the input of a hosted model the words of its draft as the headline. A headline of the request comes first. A draft
 * without words gives an image without a headline.
 */
export const withHook = (input: ModelInput): ModelInput => {
  const choice = input.draft === undefined || input.headline ? null : choiceOfDraft(input.draft);
  if (!choice) return input;
  return choice.hook === ''
    ? { ...input, elementsToAvoid: [...input.elementsToAvoid, 'text'] }
    : { ...input, headline: choice.hook };
};
