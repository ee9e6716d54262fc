import { DevStackError } from './dev-stack-error';

type Command = (args: string[]) => Promise<number>;

/**
 * The commands of the dev stack by name. The file of a command is imported only when the command runs, because the
 * file imports large packages.
 */
const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./commands/start')).start,
  restart: async () => (await import('./commands/restart')).restart,
  dev: async () => (await import('./commands/dev')).dev,
  test: async () => (await import('./commands/run-tests')).runTests,
  'test-deep': async () => (await import('./commands/run-tests')).runDeepTests,
  'test-guards': async () => (await import('./commands/test-guards')).testGuards,
  'test-project': async () => (await import('./commands/test-project')).testProject,
  check: async () => (await import('./commands/check')).check,
  boundaries: async () => (await import('./commands/boundaries')).boundaries,
  vocabulary: async () => (await import('./commands/vocabulary')).vocabulary,
  dependencies: async () => (await import('./commands/dependencies')).dependencies,
  services: async () => (await import('./commands/services')).services,
  bench: async () => (await import('./commands/bench')).bench,
  reconcile: async () => (await import('./commands/reconcile')).reconcile,
  backup: async () => (await import('./commands/backup')).backUpStack,
  restore: async () => (await import('./commands/backup')).restoreStack,
  verify: async () => (await import('./commands/backup')).verifyStack,
  'payments:live': async () => (await import('./commands/payments-live')).paymentsLive,
  'models:examples': async () => (await import('./commands/model-tools')).modelsExamples,
  'models:live': async () => (await import('./commands/model-tools')).modelsLive,
  'models:simulate': async () => (await import('./commands/model-tools')).modelsSimulate,
  'studio:drafts': async () => (await import('./commands/studio-tools')).studioDrafts,
  'studio:judge': async () => (await import('./commands/studio-tools')).studioJudge,
  'studio:sheet': async () => (await import('./commands/studio-tools')).studioSheet,
  'studio:variants': async () => (await import('./commands/studio-tools')).studioVariants,
  'site:pictures': async () => (await import('./commands/studio-tools')).sitePictures,
};

/** Runs one command of the dev stack and exits with its exit code. */
export const main = async ([name = '', ...args]: string[]): Promise<void> => {
  const code = await run(name, args);
  // Without the explicit exit, idle sockets and loaders of libraries would keep a finished command running.
  process.exit(code);
};

const run = async (name: string, args: string[]): Promise<number> => {
  const load = commands[name];
  if (load === undefined) {
    process.stderr.write(`Usage: node tools/dev-stack/bootstrap.mjs ${Object.keys(commands).join(' | ')}\n`);
    return 2;
  }
  try {
    const command = await load();
    return await command(args);
  } catch (error) {
    const text =
      error instanceof DevStackError ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${String(text)}\n`);
    return 1;
  }
};
