import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './benchmark';
import { freePort, inWorkspace } from './processes';
import type { World } from './world';

/** What a running stack tells the process that started it: see tools/dev-stack/src/commands/start.ts. */
type StackMessage = {
  ready?: string;
  restarted?: string[];
  part?: string;
  now?: 'active' | 'spare';
  pid?: number;
};

/** The whole product as `npm start` runs it, on the benchmark's own servers. */
export class WholeStack {
  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /**
   * Starts it and resolves when its web server answers.
   * @param name of its data folder, in the benchmark's
   * @param env settings that differ
   */
  static async start(
    bench: Bench,
    world: World,
    name: string,
    env: Record<string, string>,
  ): Promise<WholeStack> {
    const folder = join(bench.folder, name);
    const port = await freePort();
    const child = bench.processes.spawn(name, [inWorkspace('tools/dev-stack/bootstrap.mjs'), 'start'], {
      HOME: process.env['HOME'] ?? '',
      DATABASE_URL: world.databaseUrl,
      REDIS_URL: world.redisUrl,
      DATA_DIR: folder,
      PORT: String(port),
      IMAGE_MODEL: 'scripted',
      ...env,
    });
    const stack = new WholeStack(`http://localhost:${port}`, child, folder);
    await stack.told(({ ready }) => ready !== undefined);
    return stack;
  }

  /** Resolves with the first message from now on that is wanted. @throws where the stack ends before */
  async told(isWanted: (message: StackMessage) => boolean): Promise<StackMessage> {
    const done = new AbortController();
    const { signal } = done;
    const ended = once(this.child, 'exit', { signal }).then(
      () => undefined,
      () => undefined,
    );
    try {
      for (;;) {
        const next = once(this.child, 'message', { signal }).then(([first]) => first as StackMessage);
        const message = await Promise.race([next, ended]);
        if (message === undefined) throw new Error('the stack ended: see its log');
        if (isWanted(message)) return message;
      }
    } finally {
      done.abort();
    }
  }

  /** Process ids of a service, in the order of their starts. */
  pidsOf(service: string): number[] {
    const run = JSON.parse(readFileSync(join(this.folder, 'run.json'), 'utf8')) as {
      processes: { name: string; pid: number }[];
    };
    return run.processes.filter(({ name }) => name === service).map(({ pid }) => pid);
  }

  /** Has every process replaced in turn; resolves when all were. */
  async restartAll(): Promise<void> {
    const done = this.told(({ restarted }) => restarted !== undefined);
    this.child.kill('SIGUSR2');
    await done;
  }
}
