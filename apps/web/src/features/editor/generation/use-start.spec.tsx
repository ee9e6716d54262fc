import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type Answers, fakeApi } from '../../../testing/fake-api';
import { jsonSample } from '../../../testing/samples';
import type { VariantsRequest } from './start-generation';
import { useStart } from './use-start';

const thumbnailId = jsonSample.thumbnail(1).id;
const request = { prompt: 'A red rocket', variants: 1 } as VariantsRequest;
const post = 'POST /api/generate-image';

/** Starts a request whose first try gets 503, and cancels it before the second one. */
const startAndCancel = async (cancel: Answers[string]) => {
  const id = '7d444840-9dc0-41d1-b245-000000000900';
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(id);
  const accepted = { success: true, generationId: id, generationIds: [id], thumbnailId, credits: 1 };
  const calls = fakeApi({
    [post]: [
      { status: 503, body: jsonSample.refusal('unavailable'), headers: { 'retry-after': '60' } },
      { status: 202, body: { ...accepted, status: 'queued', queuePosition: 1 } },
    ],
    [`POST /api/generations/${id}/cancel`]: cancel,
  });
  const handlers = { refused: jest.fn(), notCancelled: jest.fn() };
  const queryClient = new QueryClient();
  const { result } = renderHook(() => useStart(thumbnailId, handlers.refused, handlers.notCancelled), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  act(() => result.current.start(request));
  await waitFor(() => expect(calls).toHaveLength(1), { timeout: 30_000 });
  act(() => result.current.cancelSending());
  await waitFor(() => expect(result.current.mutation.isPending).toBe(false), { timeout: 30_000 });
  return { ...handlers, id, sent: calls.map(({ path }) => path), mutation: result.current.mutation };
};
afterEach(() => jest.restoreAllMocks());

describe('cancelling a request while it is sent', () => {
  it('follows the generation if it can no longer be cancelled, and tells so', async () => {
    const used = { status: 409, body: jsonSample.refusal('cancels_used_up') };
    const { mutation, refused, notCancelled, sent, id } = await startAndCancel(used);
    expect(mutation.data).toMatchObject({ generationIds: [id] });
    expect(notCancelled).toHaveBeenCalledTimes(1);
    expect(refused).not.toHaveBeenCalled();
    expect(sent).toEqual(['/api/generate-image', `/api/generations/${id}/cancel`, '/api/generate-image']);
  });

  it('ends without a generation if the server never accepted the request', async () => {
    const unknown = { status: 404, body: jsonSample.refusal('generation_not_found') };
    const { mutation, refused, notCancelled } = await startAndCancel(unknown);
    expect(mutation.data).toBeNull();
    expect(notCancelled).not.toHaveBeenCalled();
    expect(refused).not.toHaveBeenCalled();
  });
});
