/**
 * The process reaper ends the processes of a dev stack, also when the dev stack was killed.
 *
 *   node process-reaper.mjs <run file>
 *
 * The reaper creates the run file, so that only one dev stack uses a data folder. It writes one line to its standard
 * output: `{"held": true}`, or `{"running": pid}` with the process id of another dev stack on the data folder. It reads
 * lines of JSON from its standard input: `{"watch": {"name", "pid", "signal", "graceMs", "stage"}}` and
 * `{"forget": pid}`. The input ends when the dev stack closes it or dies. Then the reaper ends the watched processes stage
 * by stage (signal, then SIGKILL after graceMs) and removes the run file.
 *
 * The reaper is JavaScript without packages, because it runs as long as the dev stack and must need little memory.
 */
import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

const runFile = process.argv[2];
const pollMs = 50;

/**
 * Returns the start time of a process as an opaque text, which distinguishes processes with the same pid; undefined
 * for an ended process.
 */
const startedAt = (pid) => {
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

const identity = (pid) => ({ pid, startedAt: startedAt(pid) });
const isAlive = ({ pid, startedAt: before }) => before !== undefined && startedAt(pid) === before;

const signal = ({ pid }, name) => {
  try {
    process.kill(pid, name);
  } catch {
    // The watched process ended between the check and the signal.
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

/** Creates the run file atomically. @returns false if the run file exists already */
const createRunFile = (run) => {
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

/**
 * Ends the processes that a killed dev stack left running, and creates the run file.
 * @param run absolute path of the run file
 * @returns the pid of another running dev stack; undefined if the run file was created
 */
const hold = async (run) => {
  while (!createRunFile(run)) {
    const other = readRun();
    // This process replaces a killed process reaper of the same dev stack. The dev stack sends the list of
    // processes again.
    const sameDevStack = other && isAlive(other.stack) && other.stack.pid === run.stack.pid;
    if (other && isAlive(other.stack) && !sameDevStack) return other.stack.pid;
    if (other?.reaper && isAlive(other.reaper)) {
      await goneWithin(other.reaper, 60_000);
      continue;
    }
    if (other && !sameDevStack) await endProcesses(other.processes ?? []);
    rmSync(runFile, { force: true });
  }
  return undefined;
};

/**
 * Writes the watched processes to the run file. The next start ends these processes if the reaper (the process that ends all processes of a start) was killed. An
 * error of a full disk is ignored.
 */
const write = (run) => {
  try {
    writeFileSync(`${runFile}.new`, JSON.stringify(run), { mode: 0o600 });
    renameSync(`${runFile}.new`, runFile);
  } catch (error) {
    process.stderr.write(`process reaper: ${error.message}\n`);
  }
};

// The process reaper ignores Ctrl+C in the terminal, which stops the dev stack. The reaper ends when its input ends.
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
  if (watch) run.processes.push({ ...watch, startedAt: startedAt(watch.pid) });
  write(run);
}
await endProcesses(run.processes);
rmSync(runFile, { force: true });
