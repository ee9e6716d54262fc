import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './benchmark';
import { freePort, inWorkspace } from './processes';
import type { BenchApp } from './bench-app';

/** Message that a running dev stack sends to its parent process (tools/dev-stack/src/commands/start.ts). */
type StackMessage = {
  ready?: string;
  restarted?: string[];
  part?: string;
  now?: 'active' | 'spare';
  pid?: number;
};

/** The whole product as `npm start` runs it, on the Postgres and Redis of the benchmark. */
export class WholeStack {
  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /**
   * Starts the product and resolves when the product is ready.
   * @param bench settings and processes of the run
   * @param name name of the data folder, inside the folder of the benchmark
   * @param env additional settings
   */
  static async start(
    bench: Bench,
    app: BenchApp,
    name: string,
    env: Record<string, string>,
  ): Promise<WholeStack> {
    const folder = join(bench.folder, name);
    const port = await freePort();
    const child = bench.processes.spawn(name, [inWorkspace('tools/dev-stack/bootstrap.mjs'), 'start'], {
      HOME: process.env['HOME'] ?? '',
      DATABASE_URL: app.databaseUrl,
      REDIS_URL: app.redisUrl,
      DATA_DIR: folder,
      PORT: String(port),
      IMAGE_MODEL: 'scripted',
      // Benchmarks fill the tables with images that are in no store.
      STORAGE_MAY_BE_EMPTY: 'yes',
      ...env,
    });
    const stack = new WholeStack(`http://localhost:${port}`, child, folder);
    await stack.nextMessage(({ ready }) => ready !== undefined);
    return stack;
  }

  /** Waits for the next message of the dev stack that matches. @throws Error if the dev stack ends before the message */
  async nextMessage(matches: (message: StackMessage) => boolean): Promise<StackMessage> {
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
        if (message === undefined) throw new Error('the dev stack ended, its log has the reason');
        if (matches(message)) return message;
      }
    } finally {
      done.abort();
    }
  }

  /** Returns the process ids of a service, oldest process first. */
  pidsOf(service: string): number[] {
    const run = JSON.parse(readFileSync(join(this.folder, 'run.json'), 'utf8')) as {
      processes: { name: string; pid: number }[];
    };
    return run.processes.filter(({ name }) => name === service).map(({ pid }) => pid);
  }

  /** Replaces every process of the product, one after the other. Resolves when all processes are replaced. */
  async restartAll(): Promise<void> {
    const done = this.nextMessage(({ restarted }) => restarted !== undefined);
    this.child.kill('SIGUSR2');
    await done;
  }
}
