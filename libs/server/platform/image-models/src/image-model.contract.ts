import { randomUUID } from 'node:crypto';
import {
  type PictureRequest,
  generationStages,
  pictureRequestSchema,
  pictureSizes,
} from '@portada/contracts';
import sharp from 'sharp';
import type { ImageModel, ModelEvent, ModelInput } from './port';

export { closedAddresses, hostileUrls, urlOfAddress } from './provider/hostile-addresses.fixture';
export { createMemoryLedger } from './ledger/memory-ledger.fixture';

/** Properties of an image model under test that the contract tests need in addition to its capabilities. */
export type ImageModelFixture = {
  model: ImageModel;
  /** A prompt that keeps the model busy long enough to be aborted. */
  busyPrompt?: string;
};

/**
 * Creates the input of an image model as the worker creates it.
 * @param request properties that differ from the defaults
 * @param seed 0 to 2^32-1
 */
export const modelInput = (request: Partial<PictureRequest> = {}, seed = 7): ModelInput => {
  const parsed = pictureRequestSchema.parse({ prompt: 'I built a rocket in 24 hours', ...request });
  return { ...parsed, ...pictureSizes[parsed.aspectRatio], generationId: randomUUID(), seed };
};

/** Collects all events of a model's event stream. */
export async function everything(stream: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

const never = () => new AbortController().signal;
const isEnd = ({ type }: ModelEvent) => type === 'done' || type === 'failed';

/** Expects that the last event of a model with a price contains cost, actual size, request id and provenance. */
const expectDetails = async (
  done: Extract<ModelEvent, { type: 'done' }>,
  model: ImageModel,
): Promise<void> => {
  if (!model.estimateUsd) return;
  const { width, height } = await sharp(done.bytes).metadata();
  expect([done.width, done.height]).toEqual([width, height]);
  expect(done.costUsd).not.toBeUndefined();
  expect(done.costUsd ?? 0).toBeGreaterThanOrEqual(0);
  expect(done.providerRequestId).not.toBeUndefined();
  expect(done.provenance).toMatchObject({ source: 'trainedAlgorithmicMedia', model: done.model });
};

const hostile: [string, string][] = [
  ['2,000 characters', 'word '.repeat(400)],
  ['one endless word', 'x'.repeat(2000)],
  ['control characters', 'rocket \u0000\u0007\u001b[31m \u202e launch \u2066 now'],
  ['markup', '<svg onload=alert(1)><text>&amp;</text></svg> "</text>" rocket'],
  ['right to left', 'مرحبا بالعالم هذا اختبار للصورة المصغرة'],
  ['only emoji', '🚀🔥💀🤯👨‍👩‍👧‍👦🏳️‍🌈🚀🔥💀🤯'],
  ['half a character', '\ud83d rocket \udc00 launch'],
];

/**
 * Defines the contract tests that every image model must pass.
 * @param name name of the adapter
 * @param make returns a new model
 */
export function describeImageModel(name: string, make: () => ImageModelFixture): void {
  describe(`image model ${name}`, () => {
    let fixture: ImageModelFixture;
    beforeAll(() => (fixture = make()));
    afterAll(() => fixture.model.close());

    it('emits started first, then the events that the capabilities of the model declare, and ends once with an image', async () => {
      const { model } = fixture;
      const events = await everything(model.start(modelInput(), never()));
      expect(events.filter(({ type }) => type !== 'queued')[0]?.type).toBe('started');
      expect(events.filter(isEnd)).toHaveLength(1);
      const last = events.at(-1);
      if (last?.type !== 'done') throw new Error(`ended with ${JSON.stringify(last)}`);
      expect((await sharp(last.bytes).metadata()).format).toBe(last.mimeType.replace('image/', ''));
      expect(last.seed).toBe(model.capabilities.seed ? 7 : null);
      await expectDetails(last, model);
      expect(events.some(({ type }) => type === 'preview')).toBe(model.capabilities.previews);
    });

    it('reports progress as the capabilities of the model declare; percentages and stages never go back', async () => {
      const { model } = fixture;
      const events = await everything(model.start(modelInput({}, 8), never()));
      const progress = events.filter((event) => event.type === 'progress');
      const percents = progress.map(({ percent }) => percent);
      if (model.capabilities.progress === 'none') return expect(progress).toEqual([]);
      expect(progress.length).toBeGreaterThan(2);
      const places = progress.map(({ stage }) => generationStages.findIndex((known) => known === stage));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      if (model.capabilities.progress === 'stages') return expect(new Set(percents)).toEqual(new Set([null]));
      expect(percents).toEqual([...percents].sort((a, b) => Number(a) - Number(b)));
      for (const percent of percents) expect(Number(percent) >= 0 && Number(percent) <= 100).toBe(true);
    });

    it('ends promptly with the reason of the signal when aborted, and generates an image afterwards', async () => {
      const { model, busyPrompt } = fixture;
      const abort = new AbortController();
      const reason = new Error('request aborted by the test');
      let abortedAt = 0;
      const aborted = (async () => {
        const request = busyPrompt === undefined ? {} : { prompt: busyPrompt };
        for await (const event of model.start(modelInput(request), abort.signal)) {
          if (event.type !== 'started') continue;
          // The request is aborted after the event `started`, so that the model has begun its work.
          setImmediate(() => {
            abortedAt = performance.now();
            abort.abort(reason);
          });
        }
      })();
      await expect(aborted).rejects.toBe(reason);
      expect(performance.now() - abortedAt).toBeLessThan(500);
      const events = await everything(model.start(modelInput(), never()));
      expect(events.at(-1)?.type).toBe('done');
    });

    it('does not start a generation if the signal was aborted before', async () => {
      const reason = new Error('request aborted before its start');
      await expect(everything(fixture.model.start(modelInput(), AbortSignal.abort(reason)))).rejects.toBe(
        reason,
      );
    });

    it.each(hostile)('generates an image for a hostile prompt: %s', async (_, prompt) => {
      const events = await everything(fixture.model.start({ ...modelInput(), prompt }, never()));
      expect(events.at(-1)?.type).toBe('done');
    });

    it('resumes a job only if the capabilities of the model declare that jobs can be resumed', async () => {
      const { model } = fixture;
      const input = modelInput();
      const events = await everything(model.start(input, never()));
      const started = events.find((event) => event.type === 'started');
      if (!model.capabilities.resume) {
        expect(started?.externalId).toBeNull();
        expect(() => model.resume('anything', input, never())).toThrow();
        return;
      }
      const resumed = await everything(model.resume(started?.externalId ?? '', input, never()));
      expect(resumed.at(-1)?.type).toBe('done');
    });
  });
}
