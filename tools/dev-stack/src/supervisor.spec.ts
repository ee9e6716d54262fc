import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, ask } from './ask-process.fixture';
import { ProcessReaper } from './process-reaper';
import { type Service } from './service';
import { type ServiceEvent } from './service-runner';
import { Supervisor } from './supervisor';

const folder = mkdtempSync(join(tmpdir(), 'portada-supervisor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Own = Partial<Service> & { isReady?: () => Promise<boolean> };

const serviceThat = (name: string, script: string, { isReady, ...service }: Own = {}): Service => ({
  name,
  log: `${name}.log`,
  readyWithinMs: 10_000,
  ending: { signal: 'SIGTERM', graceMs: 5000, stage: 0 },
  launch: () => ({
    child: spawn(process.execPath, ['-e', script], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: true,
      cwd: folder,
    }),
    isReady: isReady ?? (() => Promise.resolve(true)),
  }),
  ...service,
});

const newSupervisor = async (name: string) => {
  const lines: string[] = [];
  const reaper = await ProcessReaper.hold(join(folder, `${name}.json`));
  return { supervisor: new Supervisor(reaper, (line) => lines.push(line)), lines };
};

describe('supervisor of the dev stack', () => {
  test('rejects with the reason if a service never becomes ready', async () => {
    const { supervisor, lines } = await newSupervisor('never');
    const broken = serviceThat('broken', 'process.exit(3)', { isReady: () => Promise.resolve(false) });
    await expect(supervisor.start(broken)).rejects.toThrow(
      'broken exits again after each start (exit code 3): the reason is in broken.log',
    );
    expect(lines).toEqual(Array(2).fill('broken ended (exit code 3); starting it again.'));
    await supervisor.stop();
  });

  test('names the service that does not become ready within its time limit', async () => {
    const { supervisor } = await newSupervisor('late');
    const late = serviceThat('late', 'setInterval(() => {}, 1000)', {
      readyWithinMs: 100,
      isReady: () => Promise.resolve(false),
    });
    await expect(supervisor.start(late)).rejects.toThrow('late did not become ready in 0.1 s');
    await supervisor.stop();
  });

  test('ends services stage by stage, each within its grace time', async () => {
    const { supervisor } = await newSupervisor('stages');
    const order = join(folder, 'order');
    const note = (text: string) => `require('fs').appendFileSync('order', '${text} ')`;
    const slow = `process.on('SIGTERM', () => setTimeout(() => { ${note('slow')}; process.exit() }, 300))`;
    const stubborn = `process.on('SIGTERM', () => ${note('stubborn')})`;
    const last = `process.on('SIGINT', () => { ${note('last')}; process.exit() })`;
    const started = (name: string, script: string, service: Own) => {
      const sign = join(folder, `${name}-is-up`);
      const isReady = async () => readFileSync(sign, { flag: 'a+' }).length > 0;
      const wait = `setInterval(() => {}, 1000); require('fs').writeFileSync('${name}-is-up', 'up')`;
      return supervisor.start(serviceThat(name, `${script}; ${wait}`, { isReady, ...service }));
    };
    writeFileSync(order, '');
    await started('last', last, { ending: { signal: 'SIGINT', graceMs: 5000, stage: 2 } });
    await started('slow', slow, {});
    await started('stubborn', stubborn, { ending: { signal: 'SIGTERM', graceMs: 500, stage: 0 } });
    await supervisor.stop();
    expect(readFileSync(order, 'utf8')).toBe('stubborn slow last ');
  });

  /**
   * Script of a process that runs until the process receives the message `stop`, and requests a successor at
   * SIGTERM.
   */
  const serving = `
    process.on('SIGTERM', () => process.send({ type: 'leaving' }));
    process.on('message', ({ type }) => type === 'stop' && process.exit(0));
    ${answering}
    process.on('disconnect', () => process.exit(0));
    setInterval(() => {}, 1000);
    process.send('up')`;

  /**
   * Returns a service with a hand-over, and the list of its events, such as `active 1` and `release 1`. The
   * processes are numbered in the order of their start.
   */
  const successive = (name: string, spareAfterMs: number | null) => {
    const order: string[] = [];
    const pids: number[] = [];
    const numberOf = (pid?: number) => pids.indexOf(pid ?? 0) + 1;
    const plain = serviceThat(name, serving);
    const service: Service = {
      ...plain,
      launch: async () => {
        const run = await plain.launch();
        let isUp = false;
        run.child.once('message', () => (isUp = true));
        const number = pids.push(run.child.pid ?? 0);
        run.child.once('exit', (code, signal) => order.push(`end ${number} ${signal ?? code}`));
        return { ...run, isReady: () => Promise.resolve(isUp), respond: () => ask(run.child) };
      },
      patience: { everyMs: 100, idleChecks: 3, busyMs: 60_000 },
      handover: {
        activate: ({ child }, lost) => {
          const after = lost.map((run) => ` after ${numberOf(run.child.pid)}`).join('');
          order.push(`active ${numberOf(child.pid)}${after}`);
        },
        release: ({ child }) => {
          if (child.exitCode === null && child.signalCode === null)
            order.push(`release ${numberOf(child.pid)}`);
          return Promise.resolve();
        },
        spareAfterMs,
      },
    };
    return { service, order, pids };
  };

  const eventOf = (supervisor: Supervisor, wanted: ServiceEvent['now']): Promise<number> =>
    new Promise((resolve) => supervisor.onEvent(({ now, pid }) => now === wanted && resolve(pid)));

  test('activates the successor of a process that was asked to end, and then stops the process', async () => {
    const { supervisor } = await newSupervisor('leaving');
    const { service, order, pids } = successive('leaving', null);
    await supervisor.start(service);
    const next = eventOf(supervisor, 'active');
    const ended = new Promise<void>((resolve) => {
      const look = setInterval(() => order.includes('end 1 0') && resolve(clearInterval(look)), 10);
    });
    process.kill(pids[0] ?? 0, 'SIGTERM');
    await next;
    await ended;
    expect(order).toEqual(['active 1', 'active 2', 'release 1', 'end 1 0']);
    await supervisor.restart('leaving');
    expect(order.slice(4)).toEqual(['active 3', 'release 2', 'end 2 0']);
    await supervisor.stop();
  });

  test('activates the spare process when the active process is killed, and reports the killed process as lost', async () => {
    const { supervisor } = await newSupervisor('spare');
    const { service, order, pids } = successive('spare', 0);
    const spare = eventOf(supervisor, 'spare');
    await supervisor.start(service);
    await spare;
    const [next, another] = [eventOf(supervisor, 'active'), eventOf(supervisor, 'spare')];
    process.kill(pids[0] ?? 0, 'SIGKILL');
    expect(await next).toBe(pids[1]);
    expect(order).toEqual(['active 1', 'end 1 SIGKILL', 'active 2 after 1']);
    await another;
    expect(pids).toHaveLength(3);
    await supervisor.stop();
  });

  test('kills an active process that hangs, and activates the spare process', async () => {
    const { supervisor, lines } = await newSupervisor('hangs');
    const { service, order, pids } = successive('hangs', 0);
    const spare = eventOf(supervisor, 'spare');
    await supervisor.start(service);
    await spare;
    const [next, another] = [eventOf(supervisor, 'active'), eventOf(supervisor, 'spare')];
    process.kill(pids[0] ?? 0, 'SIGSTOP');
    expect(await next).toBe(pids[1]);
    await another;
    expect(order.filter((event) => !event.startsWith('release'))).toEqual([
      'active 1',
      'active 2 after 1',
      'end 1 SIGKILL',
      // The successor takes over again what the process did until its end.
      'active 2 after 1',
    ]);
    expect(lines).toEqual(['hangs ended (no answer, killed); starting it again.']);
    await supervisor.stop();
  });

  test('replaces a spare process that hangs', async () => {
    const { supervisor } = await newSupervisor('spare-hangs');
    const { service, order, pids } = successive('spare-hangs', 0);
    const spare = eventOf(supervisor, 'spare');
    await supervisor.start(service);
    await spare;
    const another = eventOf(supervisor, 'spare');
    process.kill(pids[1] ?? 0, 'SIGSTOP');
    expect(await another).toBe(pids[2]);
    expect(order).toEqual(['active 1', 'end 2 SIGKILL']);
    await supervisor.stop();
  });

  test('keeps the active process when no successor starts', async () => {
    const { supervisor } = await newSupervisor('stays');
    const { service, order } = successive('stays', null);
    await supervisor.start(service);
    const broken = serviceThat('stays', 'process.exit(4)', { isReady: () => Promise.resolve(false) });
    Object.assign(service, { launch: broken.launch });
    await expect(supervisor.restart('stays')).rejects.toThrow(
      'stays could not start a new process (exit code 4): the reason is in stays.log',
    );
    expect(order).toEqual(['active 1']);
    await supervisor.stop();
  });
});
