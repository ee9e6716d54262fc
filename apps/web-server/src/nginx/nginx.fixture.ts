import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@portada/testing';
import { type WebServerSettings } from '../settings';
import { writeNginxFiles } from './nginx-files';

/** True if nginx is installed on this machine. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** A running nginx with the generated configuration. */
export type Nginx = { origin: string; port: number; accessLogFile: string; stop: () => Promise<void> };

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Renders the main nginx configuration, which includes the generated configuration. nginx runs as one process with all
 * its files in one folder.
 */
const mainConfig = (folder: string): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/tmp;`)
    .join(' ');
  return (
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;\n` +
    `events {}\nhttp { ${temporary} include ${folder}/site/nginx.conf; }\n`
  );
};

/**
 * Writes the files of nginx for the given settings, checks the files with `nginx -t`, and starts nginx on a free
 * port.
 * @throws Error with the output of nginx if nginx refuses the configuration or prints a warning
 */
export const startNginx = async (settings: WebServerSettings): Promise<Nginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-nginx-'));
  const port = await freePort();
  const accessLogFile = join(folder, 'access.log');
  await writeNginxFiles(join(folder, 'site'), settings, { listen: `127.0.0.1:${port}`, accessLogFile });
  mkdirSync(join(folder, 'tmp'));
  writeFileSync(join(folder, 'main.conf'), mainConfig(folder));
  const args = ['-p', folder, '-c', join(folder, 'main.conf')];
  const { status, stderr } = spawnSync('nginx', [...args, '-t'], { encoding: 'utf8' });
  if (status !== 0 || stderr.includes('[warn]')) throw new Error(stderr);
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(child, port);
  return {
    origin: `http://localhost:${port}`,
    port,
    accessLogFile,
    stop: async () => {
      child.kill('SIGQUIT');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const untilListening = async (child: ChildProcess, port: number): Promise<void> => {
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with exit code ${child.exitCode}`);
    await delay(5);
  }
};
