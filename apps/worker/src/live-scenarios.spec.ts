import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hostedModels, imageModelSettings } from '@portada/image-models';
import { type ImageSimulator, startBflSimulator, startOpenAiSimulator } from '@portada/simulators';
import { z } from 'zod';
import { runLiveScenarios } from './live-scenarios';

const running: ImageSimulator[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((simulator) => simulator.close()));
});

const run = async (name: 'openai' | 'bfl', words = '') => {
  const simulator = await (name === 'openai' ? startOpenAiSimulator() : startBflSimulator());
  running.push(simulator);
  simulator.apply(words);
  const modelWith = (key: string) => {
    const settings = z.object(imageModelSettings).parse({
      OPENAI_BASE_URL: simulator.url,
      BFL_BASE_URL: simulator.url,
      OPENAI_API_KEY: key,
      BFL_API_KEY: key,
    });
    const model = hostedModels(settings)[name]?.(null);
    if (!model) throw new Error(name);
    return model;
  };
  return runLiveScenarios(modelWith(simulator.key), modelWith('wrong-key'));
};

it.each(['openai', 'bfl'] as const)('the live scenarios pass against the simulator of %s', async (name) => {
  const results = await run(name);
  expect(results.map(({ passed, scenario }) => [scenario, passed])).toEqual([
    ['draws an image', true],
    ['ends when it is aborted', true],
    ['reports a wrong key', true],
  ]);
  expect(results[0]?.detail).toContain(name === 'bfl' ? '; resumed' : 'gpt-image-2, 1536x864');
});

it('a live scenario fails if the provider gives no image', async () => {
  const [first] = await run('openai', '[500]');
  expect(first).toMatchObject({ passed: false, detail: expect.stringContaining('provider') });
});

it('the program of the live scenarios names each provider whose key is missing, with what it needs, and succeeds', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'models-live.ts')],
    { env: { TSX_TSCONFIG_PATH: join(__dirname, '../../../tsconfig.base.json') } },
  );
  const names = Object.keys(hostedModels(z.object(imageModelSettings).parse({}))).sort();
  const lines = stdout.trim().split('\n').sort();
  expect(lines.map((line) => line.split(':', 1)[0])).toEqual(names);
  for (const line of lines) {
    expect(line).toMatch(
      /^\w+: not run\. "\w+" needs [A-Z0-9_]+[;,] .*IMAGE_MODEL=studio works without a key\.$/,
    );
  }
});
