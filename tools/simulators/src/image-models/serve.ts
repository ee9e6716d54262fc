import { startAutomatic1111Simulator } from './automatic1111/automatic1111-simulator';
import { startBflSimulator } from './bfl/bfl-simulator';
import { startComfySimulator } from './comfyui/comfyui-simulator';
import { startFalSimulator } from './fal/fal-simulator';
import { startGeminiSimulator } from './gemini/gemini-simulator';
import type { ImageSimulator } from './image-simulator';
import { startOpenAiSimulator } from './openai/openai-simulator';
import { startReplicateSimulator } from './replicate/replicate-simulator';

/** A simulated provider: its entry in `IMAGE_MODEL`, and the settings that lead the worker to the simulator. */
type Provider = {
  entry: string;
  start: (options: { port: number }) => Promise<ImageSimulator>;
  settings: (simulator: ImageSimulator) => string;
};

const providers: readonly Provider[] = [
  {
    entry: 'openai',
    start: startOpenAiSimulator,
    settings: ({ url, key }) => `OPENAI_BASE_URL=${url} OPENAI_API_KEY=${key}`,
  },
  {
    entry: 'gemini',
    start: startGeminiSimulator,
    settings: ({ url, key }) => `GEMINI_BASE_URL=${url} GEMINI_API_KEY=${key}`,
  },
  {
    entry: 'bfl',
    start: startBflSimulator,
    settings: ({ url, key }) => `BFL_BASE_URL=${url} BFL_API_KEY=${key}`,
  },
  {
    entry: 'fal',
    start: startFalSimulator,
    settings: ({ url, key }) => `FAL_BASE_URL=${url} FAL_KEY=${key}`,
  },
  {
    entry: 'replicate',
    start: startReplicateSimulator,
    settings: ({ url, key }) => `REPLICATE_BASE_URL=${url} REPLICATE_API_TOKEN=${key}`,
  },
  {
    entry: 'comfyui:sdxl.safetensors',
    start: startComfySimulator,
    settings: ({ url }) => `COMFYUI_URL=${url}`,
  },
  {
    entry: 'automatic1111',
    start: startAutomatic1111Simulator,
    settings: ({ url }) => `AUTOMATIC1111_URL=${url}`,
  },
];

/** First port of the simulators; each provider has the next one, so that printed commands stay valid. */
const firstPort = Number(process.env['SIMULATORS_PORT'] ?? 4600);

/** Program that runs the simulators of all image providers until it is stopped, and prints how to use each of them. */
const main = async (): Promise<void> => {
  const lines = await Promise.all(
    providers.map(async ({ entry, start, settings }, place) => {
      const simulator = await start({ port: firstPort + place });
      return `IMAGE_MODEL=${entry},studio ${settings(simulator)} npm start`;
    }),
  );
  process.stdout.write(
    `The simulators of the image providers are ready. Run one of these commands in another terminal:\n\n${lines.join('\n')}\n\n` +
      'Words in a prompt cause failures, such as [429 7], [402], [refuse] or [slow 5000]. Ctrl+C stops the simulators.\n',
  );
};

void main();
