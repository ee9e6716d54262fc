import type { ChildProcess } from 'node:child_process';
import { CountError } from './counts';
import { ask } from './messages';
import type { Processes } from './processes';
import type { BenchUser } from './world';

/** Requests to accept a generation: over so many connections, this many in all, from the users in turn. */
export type Load = { url: string; connections: number; amount: number; users: readonly BenchUser[] };

/** What came of it: answers 202, other answers, and the rate of the former. */
export type LoadResult = { accepted: number; refused: number; perSecond: number };

/** Connections of the load, as the promise has it. */
const connections = 64;
/** s that one side is to take in one round. */
const sideSeconds = 4;
const warmUp = 2048;

/** The load of one address, once its rate is known: equally long rounds for a slow and a fast side. */
export class Generator {
  private amount = warmUp;

  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
    private readonly users: readonly BenchUser[],
  ) {}

  /** Starts a generator of its own and warms the address up. */
  static async start(processes: Processes, url: string, users: readonly BenchUser[]): Promise<Generator> {
    const generator = new Generator(await processes.startScript('load-generator'), url, users);
    const { perSecond } = await generator.run();
    generator.amount = Math.ceil((perSecond * sideSeconds) / connections) * connections;
    return generator;
  }

  /** Ends the generator's process. */
  end(processes: Processes): Promise<void> {
    return processes.end(this.child);
  }

  /** One round. @throws CountError where a request was refused */
  async run(): Promise<LoadResult> {
    const { url, users, amount } = this;
    const result = await ask<Load, LoadResult>(this.child, { url, connections, amount, users });
    if (result.refused > 0) throw new CountError(`${result.refused} requests were refused by ${url}`);
    return result;
  }
}
