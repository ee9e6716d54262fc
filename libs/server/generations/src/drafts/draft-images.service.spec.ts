import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrawingTimeService } from '@portada/accounts';
import {
  type Draft,
  draftIdOf,
  draftsSchema,
  generationDefaults,
  pictureRequestSchema,
} from '@portada/contracts';
import { createLogger } from '@portada/observability';
import { RateLimitService } from '@portada/rate-limit';
import { connectRedis } from '@portada/redis';
import { testRedis } from '@portada/testing';
import type { PinoLogger } from 'nestjs-pino';
import { TrialProcesses, trialLimits } from '../trials/trial-processes';
import { DraftImagesService } from './draft-images.service';

const directory = mkdtempSync(join(tmpdir(), 'portada-drafts-'));
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});
afterAll(() => rmSync(directory, { recursive: true }));

const quiet = { warn: () => undefined } as unknown as PinoLogger;
const logger = createLogger({ name: 'spec', level: 'silent' });

/** Statement that answers a task. @param answer expression of the answer */
const reply = (answer: string, cpuMs = 1) => `process.send({ answer: ${answer}, cpuMs: ${cpuMs} });`;
const image =
  '{ image: { bytes: new Uint8Array([task.request.prompt.length]), width: 1, height: 1, headline: null } }';

/** Opens the service with a process that performs tasks as the given source says. */
const open = async (
  source: string,
  wallLimitMs = 20_000,
): Promise<{ images: DraftImagesService; processes: TrialProcesses }> => {
  const file = join(directory, `${randomUUID()}.mjs`);
  writeFileSync(
    file,
    `process.on('disconnect', () => process.exit()); process.on('message', (task) => { ${source} });`,
  );
  const { url, prefix } = testRedis();
  const redis = connectRedis({ url, name: 'spec', mode: 'wait', logger });
  await redis.ping();
  const limits = new RateLimitService(redis, `${prefix}:${randomUUID()}`, {}, logger);
  const processes = new TrialProcesses({ file, wallLimitMs });
  opened.push(limits, { close: () => processes.onModuleDestroy() });
  return { images: new DraftImagesService(processes, new DrawingTimeService(limits), quiet), processes };
};

const draftsWith = (...hooks: string[]): Draft[] =>
  hooks.map((hook) => {
    const choice = { format: 'words', hook, seed: 1 } as const;
    return { ...choice, id: draftIdOf(choice), slots: {} };
  });
const body = draftsSchema.parse({
  prompt: 'A red boat on a quiet lake',
  images: true,
  face: { hair: 'red' },
});
const wanted = (userId: string, signal = new AbortController().signal) => ({
  body,
  payer: { userId },
  signal,
});
const shown = (drafts: readonly Draft[]): boolean[] => drafts.map(({ imageUrl }) => imageUrl !== undefined);

test('a draft whose drawing fails, dies or hangs has no image, and the other drafts have theirs', async () => {
  const { images } = await open(
    `const { hook } = JSON.parse(Buffer.from(task.draft.slice(2), 'base64url'));
     if (hook === 'FAILS') ${reply("{ error: 'a test' }")}
     else if (hook === 'COMPLEX') ${reply("{ fault: 'too_complex' }")}
     else if (hook === 'DIES') process.exit(1);
     else if (hook !== 'HANGS') ${reply(image)}`,
    300,
  );
  const all = draftsWith('FAILS', 'FIRST', 'COMPLEX', 'DIES', 'HANGS', 'LAST');
  const drawn = await images.addTo(all, wanted('ana'));
  expect(shown(drawn)).toEqual([false, true, false, false, false, true]);
  expect(drawn.map(({ imageUrl: _, ...draft }) => draft)).toEqual(all);
  expect(drawn[1]?.imageUrl).toBe(`data:image/webp;base64,${Buffer.from([26]).toString('base64')}`);
  await expect(images.addTo(draftsWith('FAILS', 'DIES'), wanted('ana'))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 2,
  });
});

test('the process gets the settings of the request that decide the picture, the draft, and the width of 640 pixels', async () => {
  const { images } = await open(
    `${reply('{ image: { bytes: Buffer.from(JSON.stringify(task)), width: 1, height: 1, headline: null } }')}`,
  );
  const [first] = await images.addTo(draftsWith('FIRST'), wanted('ana'));
  const task: unknown = JSON.parse(Buffer.from(first?.imageUrl?.split(',')[1] ?? '', 'base64').toString());
  expect(task).toEqual({
    request: {
      ...{
        prompt: body.prompt,
        style: body.style,
        colorPalette: body.colorPalette,
        mood: generationDefaults.mood,
      },
      ...{ elementsToInclude: [], elementsToAvoid: [], aspectRatio: '16:9', person: { hair: 'red' } },
    },
    draft: first?.id,
    width: 640,
  });
});

test('images of drafts use the CPU time that the process reports, and end with the time of the account', async () => {
  const { images } = await open(reply(image, 5_500));
  const six = draftsWith('A', 'B', 'C', 'D', 'E', 'F');
  expect(shown(await images.addTo(six, wanted('ana')))).toEqual(Array(6).fill(true));
  // 33 s are used. Each further image needs 6 s of the 60 s, and uses 5.5 s.
  expect(shown(await images.addTo(six, wanted('ana')))).toEqual([true, true, true, true, false, false]);
  await expect(images.addTo(six, wanted('ana'))).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(shown(await images.addTo(six, wanted('eva')))).toEqual(Array(6).fill(true));
});

test('trial images are drawn before images of drafts, and callers have turns', async () => {
  const { processes } = await open(`setTimeout(() => { ${reply(image)} }, 20)`);
  const order: string[] = [];
  const request = pictureRequestSchema.parse({ prompt: body.prompt });
  const draw = (caller: string, name: string) =>
    processes
      .drawDraft({ request, draft: '', width: 640 }, caller, () => undefined)
      .then(() => order.push(name));
  const waiting = [draw('ana', 'ana 1'), draw('ana', 'ana 2'), draw('ana', 'ana 3'), draw('eva', 'eva')];
  waiting.push(processes.drawTrial({ request, seed: 1, width: 640 }).then(() => order.push('trial')));
  await Promise.all(waiting);
  expect(order).toEqual(['ana 1', 'trial', 'eva', 'ana 2', 'ana 3']);
});

test('while too many images wait, a further one is refused as overloaded', async () => {
  const { images } = await open(`setTimeout(() => { ${reply(image)} }, 100)`);
  const most = trialLimits.atOnce + trialLimits.waitingDrafts;
  const outcomes = await Promise.all(
    Array.from({ length: most + 3 }, (_, nr) =>
      images.addTo(draftsWith('A'), wanted(`caller ${nr}`)).then(
        () => 'drawn',
        (error: unknown) => (error as { code: string }).code,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'overloaded')).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === 'drawn')).toHaveLength(most);
});

test('no image is drawn for a caller who has left', async () => {
  const { images } = await open(reply(image));
  expect(shown(await images.addTo(draftsWith('A', 'B'), wanted('ana', AbortSignal.abort())))).toEqual([
    false,
    false,
  ]);
});
