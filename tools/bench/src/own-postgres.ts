import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Bench } from './benchmark';
import { inWorkspace } from './processes';

const patienceMs = 60_000;

/** A Postgres server that one benchmark may kill. The dev stack runs the server with the settings of the tests. */
export class OwnPostgres {
  private constructor(
    private readonly stack: ChildProcess,
    /** Connection URL of a Postgres superuser. */
    readonly url: string,
  ) {}

  /** Starts a Postgres server with an empty data folder. @param name name of the log file */
  static async start(bench: Bench, name: string): Promise<OwnPostgres> {
    const stack = bench.processes.spawn(name, [inWorkspace('tools/dev-stack/bootstrap.mjs'), 'services'], {
      HOME: process.env['HOME'] ?? '',
    });
    const ended = once(stack, 'exit').then(() => {
      throw new Error(`the Postgres and Redis servers of ${name} did not start`);
    });
    ended.catch(() => undefined);
    const [variables] = (await Promise.race([once(stack, 'message'), ended])) as [
      { TEST_DATABASE_URL: string },
    ];
    return new OwnPostgres(stack, variables.TEST_DATABASE_URL);
  }

  /**
   * Sends SIGKILL to the Postgres server and waits until the server refuses connections. The server stays down
   * until `restart`.
   */
  async kill(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    await client.end();
    const pid = readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')[0];
    // The dev stack is suspended first, because otherwise the dev stack would restart the Postgres server.
    this.stack.kill('SIGSTOP');
    process.kill(Number(pid), 'SIGKILL');
    while (await this.answers()) await delay(1);
  }

  /**
   * Lets the dev stack restart the Postgres server on the same data.
   * @returns `performance.now` at the first connection
   */
  async restart(): Promise<number> {
    this.stack.kill('SIGCONT');
    for (const end = performance.now() + patienceMs; performance.now() < end; await delay(5)) {
      if (await this.answers()) return performance.now();
    }
    throw new Error(`the Postgres server of the benchmark did not restart within ${patienceMs / 1000} s`);
  }

  private async answers(): Promise<boolean> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    return client.connect().then(
      async () => {
        await client.end();
        return true;
      },
      () => false,
    );
  }
}
