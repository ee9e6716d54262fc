import { spawn } from 'node:child_process';
import { inWorkspace } from '../workspace';
import { buildStudio } from './studio-tools';

/** Runs a TypeScript program of the workspace with the output of this process. @returns its exit code */
const runProgram = (file: string): Promise<number> => {
  const child = spawn(process.execPath, ['--import', 'tsx', inWorkspace(file)], {
    cwd: inWorkspace(),
    env: { ...process.env, TSX_TSCONFIG_PATH: inWorkspace('tsconfig.json') },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
};

/** Command `models:simulate`: runs the simulators of all image providers, and prints how to use each of them. */
export const modelsSimulate = (): Promise<number> => runProgram('tools/simulators/src/image-models/serve.ts');

/** Command `models:live`: runs the scenarios of the image models against the providers whose keys are set. */
export const modelsLive = (): Promise<number> => runProgram('apps/worker/src/models-live.ts');

/** Command `models:examples`: draws an example image with each model of `IMAGE_MODEL` into `MODEL_EXAMPLES_DIR`. */
export const modelsExamples = async (): Promise<number> =>
  (await buildStudio()) ? runProgram('apps/worker/src/models-examples.ts') : 1;
