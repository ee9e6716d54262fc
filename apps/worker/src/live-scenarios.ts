import { randomUUID } from 'node:crypto';
import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import type { ImageModel, ModelEvent, ModelInput } from '@portada/image-models';
import sharp from 'sharp';

/** Time in ms within which an aborted request must end. */
const abortMs = 500;

/** Result of a scenario: the details that were seen, or the reason of the failure. */
export type LiveResult = { scenario: string; passed: boolean; detail: string };

const inputOf = (): ModelInput => ({
  ...pictureRequestSchema.parse({ prompt: 'A small red boat on a quiet lake at dawn', aspectRatio: '16:9' }),
  ...pictureSizes['16:9'],
  generationId: randomUUID(),
  seed: 7,
  quality: 'draft',
});

const expectThat = (isTrue: boolean, sentence: string): void => {
  if (!isTrue) throw new Error(sentence);
};

const collect = async (events: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> => {
  const all: ModelEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
};

const never = (): AbortSignal => new AbortController().signal;

/** Checks the events of one image as the contract suite of the adapters does. @returns the details of the image */
const checkImage = async (model: ImageModel, events: readonly ModelEvent[]): Promise<string> => {
  const last = events.at(-1);
  if (last?.type === 'failed') throw new Error(`${last.code}: ${last.message}`);
  if (last?.type !== 'done') throw new Error('the stream ended without an image');
  expectThat(
    events.some(({ type }) => type === 'started'),
    'no event "started"',
  );
  const { width, height, format } = await sharp(last.bytes).metadata();
  expectThat(last.mimeType === `image/${format}`, `the bytes are ${format}, not ${last.mimeType}`);
  expectThat(last.width === width && last.height === height, 'the reported size is not that of the image');
  expectThat(
    (last.seed !== null) === model.capabilities.seed,
    `seed ${last.seed}, but capabilities say otherwise`,
  );
  expectThat(last.provenance !== undefined, 'no provenance');
  const percents = events.flatMap((event) => (event.type === 'progress' ? [event.percent ?? 0] : []));
  expectThat(
    percents.every((percent, place) => percent >= (percents[place - 1] ?? 0)),
    'a percentage went back',
  );
  const cost = last.costUsd == null ? 'price unknown' : `$${last.costUsd.toFixed(4)}`;
  return `${last.model}, ${width}x${height} ${format}, ${cost}, request ${last.providerRequestId ?? 'without id'}`;
};

const drawsAndResumes = async (model: ImageModel): Promise<string> => {
  const input = inputOf();
  const events = await collect(model.start(input, never()));
  const detail = await checkImage(model, events);
  const started = events.find((event) => event.type === 'started');
  if (!model.capabilities.resume || !started?.externalId) return detail;
  await checkImage(model, await collect(model.resume(started.externalId, input, never())));
  return `${detail}; resumed`;
};

const endsWhenAborted = async (model: ImageModel): Promise<string> => {
  const abort = new AbortController();
  let abortedAt = Infinity;
  try {
    for await (const event of model.start(inputOf(), abort.signal)) {
      if (event.type === 'done') throw new Error('the image was finished before the abort');
      if (event.type !== 'started') continue;
      if (event.externalId !== null) await model.cancel(event.externalId).catch(() => undefined);
      abortedAt = performance.now();
      abort.abort(new Error('aborted by the scenario'));
    }
  } catch (error) {
    if (error !== abort.signal.reason) throw error;
  }
  const took = Math.round(performance.now() - abortedAt);
  expectThat(took >= 0 && took < abortMs, `the stream ended ${took} ms after the abort`);
  return `ended after ${took} ms`;
};

const reportsAWrongKey = async (model: ImageModel): Promise<string> => {
  const last = (await collect(model.start(inputOf(), never()))).at(-1);
  expectThat(last?.type === 'failed' && last.alarm === 'key', `no alarm "key" but ${JSON.stringify(last)}`);
  return last?.type === 'failed' ? last.message : '';
};

/**
 * Runs the scenarios of the contract suite against a provider. The image and the aborted request may be charged.
 * @param model with the key of the account; it is closed at the end
 * @param refused the same model with a wrong key; null for a server without keys
 */
export const runLiveScenarios = async (
  model: ImageModel,
  refused: ImageModel | null,
): Promise<LiveResult[]> => {
  const run = (scenario: string, act: () => Promise<string>): Promise<LiveResult> =>
    act().then(
      (detail) => ({ scenario, passed: true, detail }),
      (error: unknown) => ({
        scenario,
        passed: false,
        detail: error instanceof Error ? error.message : String(error),
      }),
    );
  try {
    return [
      await run('draws an image', () => drawsAndResumes(model)),
      await run('ends when it is aborted', () => endsWhenAborted(model)),
      ...(refused ? [await run('reports a wrong key', () => reportsAWrongKey(refused))] : []),
    ];
  } finally {
    await Promise.all([model.close(), refused?.close()]);
  }
};
