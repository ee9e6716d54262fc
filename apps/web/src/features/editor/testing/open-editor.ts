import type { GeneratedImage, Generation, GenerateImageAccepted, Thumbnail } from '@portada/contracts';
import { toast } from '@portada/ui';
import { act, configure } from '@testing-library/react';
import { createEventRules } from '../../../shared/realtime/event-rules';
import { clearUserStorage } from '../../../shared/session/user-storage';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';
import { reading } from './drafts-answer';

// The default timeout of one second is too short for state changes on a busy machine.
configure({ asyncUtilTimeout: 8000 });

/** Prompt of the last request of the thumbnail `processing`. */
export const prompt = 'A red rocket taking off from a messy desk';
/** Thumbnail that tests open in the editor. */
export const draft = jsonSample.thumbnail(1, { title: 'Tiny house' });
/** Id of the running generation of the thumbnail `processing`. */
export const generationId = '7d444840-9dc0-41d1-b245-000000000900';

/** Thumbnail `draft` with a running generation. */
export const processing: Thumbnail = {
  ...draft,
  status: 'processing',
  generationId,
  prompt: {
    imageDescription: prompt,
    style: 'comic',
    mood: 'happy',
    colorPalette: 'Warm',
    elementsToInclude: ['arrow'],
    elementsToAvoid: [],
    aspectRatio: '1:1',
  },
};

/**
 * Creates a picture of the image history.
 * @param n number of the picture
 * @param changes fields with other values
 */
export const image = (n: number, changes: Partial<GeneratedImage> = {}): GeneratedImage => ({
  id: `7d444840-9dc0-41d1-b245-0000000008${String(n).padStart(2, '0')}`,
  url: `/api/proxy-image/picture-${n}.png`,
  prompt: `${prompt}, take ${n}`,
  aspectRatio: '16:9',
  createdAt: '2026-11-21T10:00:00.000Z',
  legibility: null,
  model: 'studio',
  lettering: null,
  ...changes,
});

/** Creates a running generation. @param changes fields with other values */
export const generation = (changes: Partial<Generation> = {}): Generation => ({
  id: generationId,
  thumbnailId: draft.id,
  status: 'running',
  stage: 'background',
  percent: 30,
  queuePosition: null,
  providerQueuePosition: null,
  credits: 1,
  spentCredits: null,
  etaMs: 9000,
  isLate: false,
  previewUrl: null,
  imageUrl: null,
  model: 'studio',
  seed: 7,
  lettering: null,
  errorCode: null,
  version: 5,
  createdAt: '2026-11-21T10:00:00.000Z',
  startedAt: '2026-11-21T10:00:01.000Z',
  finishedAt: null,
  ...changes,
});

/**
 * Creates the response with which the api accepts a request for images.
 * @param id the Idempotency-Key of the request
 */
export const accepted = (id: string): GenerateImageAccepted => ({
  success: true,
  generationId: id,
  generationIds: [id],
  thumbnailId: draft.id,
  status: 'queued',
  queuePosition: 1,
  credits: 1,
});

/** Path of the thumbnail `draft` in the api. */
export const path = `/api/thumbnails/${draft.id}`;
/**
 * Creates an error response of the api.
 * @param status HTTP status
 * @param code error code
 */
export const refused = (status: number, code: Parameters<typeof jsonSample.refusal>[0]) => ({
  status,
  body: jsonSample.refusal(code),
  // A Retry-After of zero makes the page retry the refused call immediately.
  headers: { 'retry-after': '0' },
});

/**
 * Opens the editor of `draft`, or of another thumbnail with the same id.
 * @param answers responses of the api that replace the default responses
 * @param credits credits of the signed-in user
 * @returns the opened application; `publish` applies a socket event, `sent` returns the recorded calls of `METHOD
 *   /path`
 */
export const openEditor = async (answers: Answers, thumbnail: Thumbnail = draft, credits = 2) => {
  // Toasts are stored outside of React, so the toasts of the previous test are removed.
  toast.dismiss();
  // Prompt drafts are stored in the browser, so the drafts of the previous test are removed.
  clearUserStorage(null);
  const app = await openApp(`/thumbnails/${draft.id}/edit`, {
    'GET /api/session': { status: 200, body: { user: jsonSample.user({ credits }) } },
    [`GET ${path}`]: { status: 200, body: thumbnail },
    'GET /api/thumbnails': { status: 200, body: { items: [], nextCursor: null } },
    'GET /api/config': { status: 200, body: jsonSample.config() },
    'POST /api/drafts': { status: 200, body: { reading: reading(), drafts: [] } },
    ...answers,
  });
  const rules = createEventRules(app.queryClient);
  return {
    ...app,
    publish: (generation: Generation) => act(() => rules['generation.updated'](generation)),
    sent: (call: string) => app.calls.filter(({ method, path: to }) => `${method} ${to}` === call),
  };
};
