import {
  type Draft,
  draftsAnswerSchema,
  draftsSchema,
  type DraftReading,
  type Thumbnail,
} from '@portada/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError, api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import type { VariantsRequest } from '../generation/start-generation';
import { type PromptForm, promptFormSchema, splitElements } from '../prompt/prompt-form';
import { useSettled } from '../prompt/use-settled';

/** Pause in ms after the last change before drafts are requested. */
const typingMs = 250;

/**
 * What the page shows of the drafts. hidden: no valid prompt, or a prompt that the server refuses · offered: the prompt was
 * not changed, so nothing was requested · loading: no drafts yet · offline: the request waits for the network · failed: the
 * request failed · ready: `isOld` is true while the drafts are those of an earlier prompt.
 */
export type DraftsView =
  | { phase: 'hidden' | 'loading' | 'offline' }
  | { phase: 'offered'; show: () => void }
  | { phase: 'failed'; error: Error; retry: () => void }
  | { phase: 'ready'; reading: DraftReading; drafts: readonly Draft[]; isOld: boolean };

/** The drafts of the prompt in the form, and the choice of one of them. */
export type Drafts = {
  view: DraftsView;
  /** The draft that the next image is drawn from: the picked one, otherwise the best; null without drafts. */
  chosen: Draft | null;
  /** True if the creator has picked `chosen`. */
  isPicked: boolean;
  pick: (id: string) => void;
  /** Replaces the drafts by others of the same prompt. */
  more: () => void;
  /** Field of a request for images: the chosen draft; empty while the drafts are those of an earlier prompt. */
  request: Pick<VariantsRequest, 'draft'>;
};

/** Pause in ms before a request is repeated that the server has refused for now; false for other errors. */
const repeatMs = (error: Error | null): number | false =>
  error instanceof ApiError && error.retryAfterSeconds !== null && error.code !== 'prompt_refused'
    ? Math.max(1, error.retryAfterSeconds) * 1000
    : false;

const propose = async (request: string, signal: AbortSignal) => ({
  request,
  answer: await api.post('/api/drafts', JSON.parse(request), draftsAnswerSchema, { signal }),
});

/**
 * Requests the drafts of the prompt in the form after each change, with a pause for typing. Drafts cost nothing. The prompt
 * of a thumbnail with images is first read after a change or a click.
 * @param form form of the prompt panel
 * @param thumbnail thumbnail of the form
 */
export const useDrafts = (form: PromptForm, { generatedImages }: Thumbnail): Drafts => {
  const [turn, setTurn] = useState(0);
  const [isAsked, setAsked] = useState(generatedImages.length === 0);
  const [picked, setPicked] = useState<string | null>(null);
  const text = useRequestText(form, turn);
  const request = useSettled(text, typingMs, isAsked);
  const { data, error, fetchStatus, refetch } = useQuery({
    queryKey: queryKeys.drafts(request),
    queryFn: ({ signal }) => propose(request ?? '', signal),
    enabled: request !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
    retry: false,
    refetchInterval: ({ state }) => repeatMs(state.error),
  });
  const view = ((): DraftsView => {
    if (text === '' || isRefusal(error)) return { phase: 'hidden' };
    if (request === null && !isAsked) return { phase: 'offered', show: () => setAsked(true) };
    if (request !== null && error) return { phase: 'failed', error, retry: () => void refetch() };
    if (request !== null && data) return { phase: 'ready', ...data.answer, isOld: data.request !== text };
    return { phase: fetchStatus === 'paused' ? 'offline' : 'loading' };
  })();
  const drafts = view.phase === 'ready' ? view.drafts : [];
  const own = drafts.find(({ id }) => id === picked);
  const chosen = own ?? drafts[0] ?? null;
  return {
    view,
    chosen,
    isPicked: own !== undefined,
    pick: setPicked,
    more: () => setTurn(turn + 1),
    request: chosen && view.phase === 'ready' && !view.isOld ? { draft: chosen.id } : {},
  };
};

const isRefusal = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'prompt_refused';

/** Number of different seeds. */
const seeds = 2 ** 32;

/** Returns the body of the request to `/api/drafts` as JSON; empty while the prompt is too short. */
const useRequestText = (form: PromptForm, turn: number): string => {
  const [prompt, headline, style, colorPalette, avoid, aspectRatio, person, seed] = useWatch({
    control: form.control,
    name: ['prompt', 'headline', 'style', 'colorPalette', 'elementsToAvoid', 'aspectRatio', 'person', 'seed'],
  });
  const look = promptFormSchema.shape.person.safeParse(person).data?.look;
  const first = promptFormSchema.shape.seed.safeParse(seed).data;
  const request = draftsSchema.safeParse({
    ...{ prompt, style, colorPalette, aspectRatio },
    ...(headline.trim() !== '' && { headline }),
    elementsToAvoid: splitElements(avoid),
    ...(look && { face: look }),
    // Without a seed the drafts are the best ones.
    ...((first !== undefined || turn > 0) && { seed: ((first ?? 0) + turn) % seeds }),
  });
  return request.success ? JSON.stringify(request.data) : '';
};
