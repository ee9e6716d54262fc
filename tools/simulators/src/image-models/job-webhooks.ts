import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SimulatorState } from './image-simulator';
import { type SimulatedJob, endMsOf } from './simulated-jobs';

/** Hosts that simulators send webhooks to. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Signs the body of a webhook. @param isForged true for a signature that is wrong */
type Signer = (raw: string, isForged: boolean) => Record<string, string>;

/** Webhooks of a job: their address, when they are sent, what they contain, and how they are signed. */
type JobWebhookOptions = {
  url: string;
  /** Moments at which the provider reports the job: its start, its end. */
  moments: readonly ('start' | 'end')[];
  /** Creates the body of a report at the time of sending. @param id of the job */
  bodyOf: (id: string) => object | Promise<object>;
  /** Absent for a provider whose signature Portada does not check. */
  sign?: Signer;
};

/** Signs as Black Forest Labs does. @param secret key that the request contained */
export const bflSigner =
  (secret: string): Signer =>
  (raw, isForged) => {
    const key = isForged ? `${secret}!` : secret;
    return { 'x-bfl-signature': `sha256=${createHmac('sha256', key).update(raw).digest('hex')}` };
  };

/** Signs as Replicate does, with Standard Webhooks. @param secret key of the account, `whsec_<base64>` */
export const replicateSigner =
  (secret: string): Signer =>
  (raw, isForged) => {
    const id = `msg_${randomUUID()}`;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const key = Buffer.from(
      isForged ? 'another key' : secret.replace('whsec_', ''),
      isForged ? 'utf8' : 'base64',
    );
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${raw}`).digest('base64');
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  };

/** Sends one report. A provider without a checked signature forges the token at the end of the address. */
const send = async (
  state: SimulatorState,
  job: SimulatedJob,
  { url, bodyOf, sign }: JobWebhookOptions,
): Promise<void> => {
  const isForged = job.switches.has('webhook-forged');
  const target = isForged && !sign ? url.replace(/.{8}$/, 'AAAAAAAA') : url;
  if (!loopbackHosts.includes(new URL(target).hostname)) return;
  const id = job.switches.has('webhook-other-id') ? randomUUID() : job.id;
  const raw = JSON.stringify(await bodyOf(id));
  const status = await fetch(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sign?.(raw, isForged) },
    body: raw,
    redirect: 'error',
    signal: AbortSignal.any([state.closing, AbortSignal.timeout(15_000)]),
  }).then(
    (response) => response.body?.cancel().then(() => response.status) ?? response.status,
    () => null,
  );
  state.webhooks.push({ url: target, jobId: id, status });
};

/**
 * Sends the webhooks of a job to an address on this machine; other addresses get none. A failed webhook is not sent
 * again. Switches: `[webhook-never]`, `[webhook-late <ms>]` (each is sent so many ms later), `[webhook-twice]`,
 * `[webhook-forged]` (the signature is wrong, or the token if Portada checks no signature), `[webhook-other-id]` (the
 * report names another job).
 */
export const sendWebhooks = (state: SimulatorState, job: SimulatedJob, options: JobWebhookOptions): void => {
  const { switches } = job;
  if (switches.has('webhook-never')) return;
  const lateMs = switches.number('webhook-late') ?? 0;
  for (const moment of options.moments) {
    if (moment === 'end' && switches.has('stuck')) continue;
    const ms = lateMs + (moment === 'end' ? endMsOf(job) + 20 : 0);
    void delay(ms, undefined, { signal: state.closing, ref: false })
      .then(async () => {
        await send(state, job, options);
        if (switches.has('webhook-twice')) await send(state, job, options);
      })
      .catch(() => undefined);
  }
};
