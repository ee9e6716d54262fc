import sharp from 'sharp';
import { describeImageModel, everything, modelInput } from '../image-model.contract';
import { createPromptScriptedModel } from './prompt-scripted-model';
import { type ScriptedState, createScriptedModel, emptyScriptedState } from './scripted-model';

const never = () => new AbortController().signal;

describeImageModel('scripted', () => ({ model: createScriptedModel({ durationMs: 30 }) }));
describeImageModel('scripted, resumable, stages only', () => ({
  model: createScriptedModel({ durationMs: 30, resumable: true, progress: 'stages', previews: false }),
}));
describeImageModel('scripted, silent', () => ({
  model: createScriptedModel({ durationMs: 30, progress: 'none', previews: false }),
}));
describeImageModel('scripted by prompt', () => ({
  model: createPromptScriptedModel(),
  busyPrompt: 'this one never ends [hang]',
}));

describe('createScriptedModel (an image model for tests that follows a script)', () => {
  it('resumes a job in another process without a new request', async () => {
    const state = emptyScriptedState();
    const input = modelInput();
    const abort = new AbortController();
    const first = createScriptedModel({ resumable: true, durationMs: 20 }, state);
    let externalId: string | null = null;
    for await (const event of first.start(input, abort.signal)) {
      if (event.type !== 'started') continue;
      externalId = event.externalId;
      break;
    }
    // The state is plain data, like the stored state of a real provider.
    const kept = JSON.parse(JSON.stringify(state)) as ScriptedState;
    const second = createScriptedModel({ resumable: true, durationMs: 20 }, kept);
    const events = await everything(second.resume(externalId ?? '', input, never()));
    expect(events.at(-1)?.type).toBe('done');
    expect(kept).toMatchObject({ asked: 1, resumed: 1 });
  });

  it('fails as many times as the script requests', async () => {
    const model = createScriptedModel({ fail: { code: 'rate_limited', retryable: true, times: 1 } });
    const [first, second] = [
      await everything(model.start(modelInput(), never())),
      await everything(model.start(modelInput(), never())),
    ];
    expect(first.at(-1)).toMatchObject({ type: 'failed', code: 'rate_limited', retryable: true });
    expect(second.at(-1)?.type).toBe('done');
    expect(model.state).toMatchObject({ asked: 2, failed: 1 });
  });

  it('ends a hanging generation when it is closed', async () => {
    const model = createScriptedModel({ hang: true });
    const running = everything(model.start(modelInput(), never()));
    const ended = expect(running).rejects.toThrow('closed');
    await model.close();
    await ended;
  });
});

describe('createPromptScriptedModel (an image model for tests)', () => {
  it('reads the script of the model from the prompt', async () => {
    const model = createPromptScriptedModel();
    const eventsOf = async (prompt: string) => everything(model.start(modelInput({ prompt }), never()));
    expect((await eventsOf('please [slow 1] [fail safety]')).at(-1)).toMatchObject({
      code: 'safety',
      retryable: false,
    });
    expect((await eventsOf('a picture [slow 1] [silent]')).map(({ type }) => type)).toEqual([
      'started',
      'done',
    ]);
    const staged = (await eventsOf('a picture [slow 1] [stages]')).filter(
      (event) => event.type === 'progress',
    );
    expect(new Set(staged.map(({ percent }) => percent))).toEqual(new Set([null]));
    const ready = async () => (await eventsOf('a picture [slow 0] [ready]')).at(-1);
    const [first, second] = [await ready(), await ready()];
    if (first?.type !== 'done' || second?.type !== 'done') throw new Error('The model gave no image.');
    expect(second.bytes).toBe(first.bytes);
    const { width, height } = await sharp(first.bytes).metadata();
    expect({ width, height }).toEqual({ width: modelInput().width, height: modelInput().height });
    const once = modelInput({ prompt: 'a picture [slow 1] [fail-once provider]' });
    expect((await everything(model.start(once, never()))).at(-1)).toMatchObject({
      type: 'failed',
      retryable: true,
    });
    expect((await everything(model.start(once, never()))).at(-1)?.type).toBe('done');
    await model.close();
  });
});
