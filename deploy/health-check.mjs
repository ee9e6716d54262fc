/**
 * Health check of a container: `health-check.mjs <internal port>` exits with 0 if the process behind the port is ready. Docker
 * shows an unhealthy container and does not restart it, so the check ends a process that hangs: after four checks in a row
 * without an answer, about 30 s, as the liveness probe of Kubernetes does. Then the container ends, and its restart policy
 * starts it again. A process that refuses connections, because it is starting, does not hang.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** The second argument is the process whose only child is the process of the container, by default the init of Docker. */
const [port, init = '1'] = process.argv.slice(2);
const silentChecks = 4;
/** Contains the number of checks in a row without an answer. */
const file = join(tmpdir(), 'portada-silent-checks');

const ask = (path) =>
  fetch(`http://127.0.0.1:${port}/health/${path}`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    (error) => (error.name === 'TimeoutError' ? 'silent' : false),
  );

const count = () => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
};

/** Returns the ids of the child processes of `init`. */
const children = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      // The name of the program, in brackets, may contain spaces and brackets. The parent is the second field after it.
      return (
        /^\d+$/.test(pid) &&
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1] === init
      );
    } catch {
      return false;
    }
  });

const [live, ready] = await Promise.all([ask('live'), ask('ready')]);
if (live !== 'silent') rmSync(file, { force: true });
else {
  const silent = count() + 1;
  writeFileSync(file, String(silent));
  if (silent >= silentChecks) {
    process.stdout.write(`no answer in ${silent} checks: the process is killed\n`);
    for (const pid of children()) process.kill(Number(pid), 'SIGKILL');
    rmSync(file, { force: true });
  }
}
process.exit(ready === true ? 0 : 1);
