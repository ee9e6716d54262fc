import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImageSimulator, startComfySimulator } from '@portada/simulators';
import { freePort, until } from '@portada/testing';
import { describeImageModel, everything, modelInput } from '../image-model.contract';
import type { ModelEvent, ModelInput } from '../port';
import { readBinaryMessage, readTextMessage } from './comfyui-messages';
import { ComfyModel, type ComfyOptions } from './comfyui-model';
import { changingWorkflow, filledWorkflow, plainWorkflow, readWorkflow } from './workflow';

const never = () => new AbortController().signal;
const workflow = plainWorkflow('sdxl.safetensors');
let server: ImageSimulator;
beforeAll(async () => (server = await startComfySimulator()));
afterAll(() => server.close());

const modelOf = (options: Partial<ComfyOptions> = {}) =>
  new ComfyModel({ url: server.url, workflow, model: 'sdxl', pollMs: 20, ...options });

describeImageModel('comfyui', () => {
  const own = modelOf();
  return {
    // If the contract tests abort a request, its ComfyUI job is cancelled, as the generation runner does. The server
    // runs only one job at a time.
    model: {
      ...own,
      name: own.name,
      capabilities: own.capabilities,
      async *start(input, signal) {
        let id = '';
        try {
          for await (const event of own.start(input, signal)) {
            if (event.type === 'started') id = event.externalId ?? '';
            yield event;
          }
        } finally {
          if (signal.aborted && id !== '') void own.cancel(id);
        }
      },
      resume: (id, input, signal) => own.resume(id, input, signal),
      cancel: (id) => own.cancel(id),
      close: () => own.close(),
    },
    busyPrompt: 'keep busy [stuck]',
  };
});

const eventsOf = async (
  request: Partial<ModelInput>,
  options: Partial<ComfyOptions> = {},
): Promise<ModelEvent[]> => {
  const model = modelOf(options);
  const events = await everything(model.start({ ...modelInput(), ...request }, never()));
  await model.close();
  return events;
};

it('the ComfyUI adapter reports the place of a waiting job among the pending jobs of the server', async () => {
  const running = new AbortController();
  const model = modelOf();
  const ids: string[] = [];
  const hold = async (prompt: string) => {
    for await (const event of model.start(modelInput({ prompt }), running.signal)) {
      if (event.type === 'started') ids.push(event.externalId ?? '');
      if (event.type === 'queued' || event.type === 'preview') return;
    }
  };
  await hold('A rocket on the moon [slow 1500]');
  await hold('A second rocket [slow 20]');
  const events = await eventsOf({ prompt: 'A third rocket' });
  expect(ids).toHaveLength(2);
  const places = events.flatMap((event) => (event.type === 'queued' ? [event.position] : []));
  expect([places[0], places.at(-1)]).toEqual([2, 1]);
  expect(places).toEqual([...places].sort((a, b) => Number(b) - Number(a)));
  expect(events.at(-1)?.type).toBe('done');
  await model.close();
});

it('the ComfyUI adapter returns an image without progress messages, by polling the job history', async () => {
  const events = await eventsOf({ prompt: 'A rocket on the moon [silent]' });
  expect(events.at(-1)).toMatchObject({ type: 'done', seed: 7, costUsd: 0 });
  expect(events.some(({ type }) => type === 'preview')).toBe(false);
});

it.each<[string, Partial<Extract<ModelEvent, { type: 'failed' }>>]>([
  ['[fails]', { code: 'provider', retryable: true }],
  ['[fails] [silent]', { code: 'provider', retryable: true }],
  ['[gone]', { code: 'provider', retryable: true }],
  ['[no-picture]', { code: 'provider', retryable: true }],
  ['[500]', { code: 'provider', retryable: true }],
  ['[bomb]', { code: 'provider', retryable: true }],
])(
  'the ComfyUI adapter maps the error that the simulator switch %s causes to a failure',
  async (words, expected) => {
    const events = await eventsOf({ prompt: `A rocket on the moon ${words}` });
    expect(events.at(-1)).toMatchObject({ type: 'failed', ...expected });
  },
);

it('the ComfyUI adapter reports a workflow with a node that the server lacks', async () => {
  const unknown = { ...workflow, '9': { class_type: 'FaceDetailer', inputs: {} } };
  expect((await eventsOf({}, { workflow: unknown })).at(-1)).toMatchObject({ code: 'bad_request' });
});

it('the ComfyUI adapter reports a server that cannot be reached as a retryable failure', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  expect((await eventsOf({}, { url })).at(-1)).toMatchObject({ code: 'provider', retryable: true });
});

const startedId = async (model: ComfyModel, prompt: string, end: 'started' | 'composing') => {
  let id = '';
  for await (const event of model.start(modelInput({ prompt }), never())) {
    if (event.type === 'started') id = event.externalId ?? '';
    if (event.type === end || (event.type === 'progress' && event.stage === end)) break;
  }
  return id;
};

it('the ComfyUI adapter resumes a queued job in another process without queueing a second job', async () => {
  const id = await startedId(modelOf(), 'A rocket on the moon [slow 200]', 'composing');
  const before = server.calls.length;
  const events = await everything(modelOf().resume(id, modelInput(), never()));
  expect(events.at(-1)?.type).toBe('done');
  expect(server.calls).toHaveLength(before);
});

it('the ComfyUI adapter queues a job under its stored id if the worker was killed before the job was queued', async () => {
  const before = server.calls.length;
  const id = await startedId(modelOf(), 'A rocket on the moon', 'started');
  expect(server.calls).toHaveLength(before);
  const events = await everything(modelOf().resume(id, modelInput(), never()));
  expect(events.at(-1)?.type).toBe('done');
  expect(server.calls.at(-1)?.body).toMatchObject({ prompt_id: id });
});

it('the ComfyUI adapter cancels the running job and the waiting jobs', async () => {
  const model = modelOf();
  const first = await startedId(model, 'A rocket on the moon [stuck]', 'composing');
  const second = await startedId(model, 'A rocket on the moon [stuck]', 'composing');
  await model.cancel(second);
  await model.cancel(first);
  await until(() => server.calls.slice(-2).every(({ outcome }) => outcome === 'cancelled'), {
    what: 'both jobs to be cancelled',
  });
});

describe('a ComfyUI workflow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-workflow-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (text: string) => {
    const path = join(folder, 'workflow.json');
    writeFileSync(path, text);
    return path;
  };

  it('is read from the file that the settings name', () => {
    expect(readWorkflow(fileOf(JSON.stringify(workflow)))).toEqual(workflow);
  });

  it.each([
    ['{', 'is no workflow'],
    ['[]', 'is no workflow'],
    ['{"nodes": [], "links": []}', 'is no workflow'],
    ['{"1": {"class_type": "CLIPTextEncode", "inputs": {"text": "{{prompt}}"}}}', 'lacks {{seed}}'],
  ])('is refused if the workflow file has the content %s', (text, sentence) => {
    expect(() => readWorkflow(fileOf(text))).toThrow(sentence);
  });

  it('is refused if the workflow file is missing', () => {
    expect(() => readWorkflow(join(folder, 'none.json'))).toThrow('cannot be read');
  });

  it('that changes a picture needs the placeholder of the base picture', () => {
    const file = fileOf(JSON.stringify(workflow));
    expect(() => readWorkflow(file, 'change')).toThrow('lacks {{base}}');
    const changing = changingWorkflow('sdxl.safetensors');
    expect(readWorkflow(fileOf(JSON.stringify(changing)), 'change')).toEqual(changing);
  });

  it('without a mask lets the model change pictures, but no masked parts of them', () => {
    const { '11': _loader, ...unmasked } = changingWorkflow('sdxl.safetensors');
    const abilities = modelOf({ changingWorkflow: unmasked }).capabilities;
    expect(abilities).toMatchObject({ base: true, mask: false });
    expect(modelOf().capabilities).toMatchObject({ base: false, mask: false });
  });

  it('gets numbers as JSON numbers, and leaves placeholder names in the user’s prompt unchanged', () => {
    const graph = {
      '1': { class_type: 'X', inputs: { seed: '{{seed}}', text: 'a {{prompt}} b', other: ['2', 0] } },
    };
    const input = modelInput({ prompt: 'draw {{seed}} rockets' });
    const filled = filledWorkflow(graph, input, { width: 64, height: 64 });
    expect(filled['1']?.inputs).toMatchObject({ seed: 7, other: ['2', 0] });
    expect(filled['1']?.inputs['text']).toContain('draw {{seed}} rockets');
  });
});

describe('messages on the ComfyUI socket', () => {
  it.each([
    ['no JSON', 'x'],
    ['another job', '{"type":"execution_success","data":{"prompt_id":"other"}}'],
    ['a node that begins', '{"type":"executing","data":{"prompt_id":"one","node":"4"}}'],
    ['an unknown type', '{"type":"new","data":{"prompt_id":"one"}}'],
  ])('are dropped in the case: %s', (_, text) => expect(readTextMessage(text, 'one', 1)).toBeNull());

  it('are dropped if they are binary and contain no image', () => {
    expect(readBinaryMessage(Buffer.from([0, 0, 0, 3, 0, 0, 0, 1, 9]))).toBeNull();
    expect(readBinaryMessage(Buffer.from([0, 0, 0, 1, 0, 0, 0, 7, 9]))).toBeNull();
    expect(readBinaryMessage(Buffer.from([0, 0, 0, 1]))).toBeNull();
  });
});
