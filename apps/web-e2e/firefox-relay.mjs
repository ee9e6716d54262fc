#!/usr/bin/env node
/**
 * Starts the Firefox of `PORTADA_FIREFOX` for Playwright, with the same arguments, and stands between them: it answers the one
 * WebDriver BiDi command that Playwright 1.65 always sends and Firefox 153 does not know. The command would set the
 * preferred color scheme; the tests in Firefox use that of the system.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknownCommand = 'emulation.setMediaFeaturesOverride';

/** Passes the messages of a connection on in both directions. */
const relay = (playwright, address) => {
  const firefox = new WebSocket(address);
  const opened = once(firefox, 'open');
  playwright.on('message', async (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (method === unknownCommand) {
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      return;
    }
    await opened;
    firefox.send(text);
  });
  firefox.on('message', (data) => playwright.send(String(data)));
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
};

/** Returns the address of a relay to the address of Firefox. */
const relayTo = async (address) => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (playwright, { url }) => relay(playwright, `${address}${url}`));
  return `ws://127.0.0.1:${server.address().port}`;
};

const program = process.env.PORTADA_FIREFOX ?? '/usr/bin/firefox-esr';
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
process.on('SIGTERM', () => firefox.kill('SIGTERM'));
firefox.once('exit', (code) => process.exit(code ?? 1));

// Playwright reads the address of Firefox from this line.
const [before, addressOf] = ['WebDriver BiDi listening on ', /WebDriver BiDi listening on (ws:\/\/\S+)$/];
for await (const line of createInterface(firefox.stderr)) {
  const [, address] = addressOf.exec(line) ?? [];
  process.stderr.write(address ? `${before}${await relayTo(address)}\n` : `${line}\n`);
}
