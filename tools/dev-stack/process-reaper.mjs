/**
 * The process reaper ends what a stack started, whatever became of the stack.
 *
 *   node process-reaper.mjs <run file>
 *
 * It holds the run file (one stack for each data folder), and reads lines of JSON on its standard input:
 * `{"watch": {"name", "pid", "signal", "graceMs", "stage"}}` and `{"forget": pid}`. When that input ends, because the
 * stack closed it or because the stack is dead, the processes are ended stage by stage (signal, then SIGKILL after graceMs)
 * and the run file is removed. It answers one line: `{"held": true}`, or `{"running": pid}` of the other stack.
 *
 * Plain JavaScript without packages: it lives as long as the stack, and should weigh little.
 */
import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

const runFile = process.argv[2];
const pollMs = 50;

/** When a process began, as an opaque text; undefined when it is gone or a zombie. Tells a reused pid apart. */
const begun = (pid) => {
  try {
    if (process.platform === 'linux') {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
};

const identity = (pid) => ({ pid, begun: begun(pid) });
const isAlive = ({ pid, begun: then }) => then !== undefined && begun(pid) === then;

const signal = ({ pid }, name) => {
  try {
    process.kill(pid, name);
  } catch {
    // Gone between the look and the signal.
  }
};

const goneWithin = async (entry, ms) => {
  const deadline = Date.now() + ms;
  while (isAlive(entry)) {
    if (Date.now() > deadline) return false;
    await delay(pollMs);
  }
  return true;
};

const endProcess = async (entry) => {
  if (!isAlive(entry)) return;
  signal(entry, entry.signal);
  if (await goneWithin(entry, entry.graceMs)) return;
  signal(entry, 'SIGKILL');
  await goneWithin(entry, 5000);
};

const endProcesses = async (processes) => {
  for (const stage of [...new Set(processes.map((entry) => entry.stage))].sort((a, b) => a - b)) {
    await Promise.all(processes.filter((entry) => entry.stage === stage).map(endProcess));
  }
};

const readRun = () => {
  try {
    return JSON.parse(readFileSync(runFile, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Makes the run file, whole from the first moment; false when it is there already. */
const take = (run) => {
  const whole = `${runFile}.${process.pid}`;
  writeFileSync(whole, JSON.stringify(run), { mode: 0o600 });
  try {
    linkSync(whole, runFile);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(whole, { force: true });
  }
};

/** Takes the run file; ends first what an earlier stack left. Gives the pid of a stack that is alive, if there is one. */
const hold = async (run) => {
  while (!take(run)) {
    const other = readRun();
    // The same stack whose reaper was killed: a new one steps in, and is told the processes again.
    const sameDevStack = other && isAlive(other.stack) && other.stack.pid === run.stack.pid;
    if (other && isAlive(other.stack) && !sameDevStack) return other.stack.pid;
    if (other && isAlive(other.reaper)) {
      await goneWithin(other.reaper, 60_000);
      continue;
    }
    if (other && !sameDevStack) await endProcesses(other.processes);
    rmSync(runFile, { force: true });
  }
  return undefined;
};

/** The file is for a next start that finds this reaper dead too; a full disk must not stop the guarding itself. */
const write = (run) => {
  try {
    writeFileSync(`${runFile}.new`, JSON.stringify(run), { mode: 0o600 });
    renameSync(`${runFile}.new`, runFile);
  } catch (error) {
    process.stderr.write(`reaper: ${error.message}\n`);
  }
};

// The terminal's Ctrl+C is for the stack; the process reaper leaves when its input ends.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
process.stdout.on('error', () => {});

const run = { stack: identity(process.ppid), reaper: identity(process.pid), processes: [] };
const running = await hold(run);
if (running !== undefined) {
  process.stdout.write(`${JSON.stringify({ running })}\n`);
  process.exit(0);
}
process.stdout.write(`${JSON.stringify({ held: true })}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const { watch, forget } = JSON.parse(line);
  run.processes = run.processes.filter((entry) => entry.pid !== (watch?.pid ?? forget));
  if (watch) run.processes.push({ ...watch, begun: begun(watch.pid) });
  write(run);
}
await endProcesses(run.processes);
rmSync(runFile, { force: true });
