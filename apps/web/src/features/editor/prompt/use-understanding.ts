import { generateImageSchema, promptUnderstandingSchema } from '@portada/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ApiError, api } from '../../../shared/api/client';
import { configQuery } from '../../../shared/config/config';
import { queryKeys } from '../../../shared/query-keys';
import type { Recognition } from './chips';
import { type PromptForm, splitElements } from './prompt-form';
import { useSettled } from './use-settled';

/** Pause in ms after the last change before the prompt is sent to `/api/understand`. */
const typingMs = 400;

/** The server's reading of the prompt in the form. */
export type PromptReading = {
  /** The reading of the newest valid prompt; null without one, and while the server does not respond. */
  understood: Recognition | null;
  /** Reason for which the server would refuse the prompt; null if it would not. */
  refusal: string | null;
  /** True if the built-in image model is the first of the server, so that its reading is what the image shows. */
  isStudioFirst: boolean;
  /** True if the server has responded to the newest valid prompt, also with an error. */
  isRead: boolean;
  /** True if the prompt is valid and was not sent, because nothing was changed or asked for. */
  isWaiting: boolean;
};

/**
 * Reads the prompt of the form on the server after each change, with a pause for typing. Components with the same form
 * share the request.
 * @param form form of the prompt panel
 * @param isAsked true to read the prompt before its first change
 */
export const useUnderstanding = (form: PromptForm, isAsked = false): PromptReading => {
  const text = useRequestText(form);
  const request = useSettled(text, typingMs, isAsked);
  const models = useQuery({ ...configQuery, enabled: request !== null }).data?.imageModels;
  const { data, error } = useQuery({
    queryKey: queryKeys.recognized(request),
    queryFn: ({ signal }) => recognize(request ?? '', signal),
    enabled: request !== null && models !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isUnread = request === null || error !== null;
  return {
    understood: isUnread ? null : (data ?? null),
    refusal: request !== null && isRefusal(error) ? error.message : null,
    isStudioFirst: models?.[0] === 'studio',
    isRead: data !== undefined || error !== null || text === '',
    isWaiting: request === null && text !== '',
  };
};

const isRefusal = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'prompt_refused';

const recognize = async (request: string, signal: AbortSignal): Promise<Recognition> => {
  const body = generateImageSchema.parse(JSON.parse(request));
  const understanding = await api.post('/api/understand', body, promptUnderstandingSchema, { signal });
  return { understanding, avoided: body.elementsToAvoid };
};

/** Returns the body of the request to `/api/understand` as JSON; empty while the prompt is too short. */
const useRequestText = (form: PromptForm): string => {
  const [prompt, headline, include, avoid] = useWatch({
    control: form.control,
    name: ['prompt', 'headline', 'elementsToInclude', 'elementsToAvoid'],
  });
  const request = generateImageSchema.safeParse({
    prompt,
    ...(headline.trim() !== '' && { headline }),
    elementsToInclude: splitElements(include),
    elementsToAvoid: splitElements(avoid),
  });
  return request.success ? JSON.stringify(request.data) : '';
};
