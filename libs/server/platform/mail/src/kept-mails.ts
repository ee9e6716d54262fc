import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { MailNotSentError } from './errors';
import { toMessage } from './message';
import type { Mail, Mailer } from './port';

/** So many mails are kept, the newest. */
const keptAtMost = 200;

/** Sorts by time: `20261231T235959999Z-` and eight hex digits. */
const idForm = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

const keptMailSchema = z.object({
  id: z.string().regex(idForm),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** ISO 8601 in UTC. */
  date: z.iso.datetime(),
});

/** A mail that was kept instead of sent, in the form of `/dev/mail.json`. */
export type KeptMail = z.infer<typeof keptMailSchema>;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

const newId = (now: Date): string =>
  `${now.toISOString().replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`;

/**
 * Keeps mails in a folder instead of sending them: each as the message that would have gone out (`.eml`, RFC 5322), and
 * beside it what a page shows of it (`.json`). Readable by the process's own account alone. Several processes may share
 * the folder.
 */
export class KeptMails implements Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  /** @param directory is made where it is missing */
  constructor(
    private readonly directory: string,
    private readonly from: string,
  ) {}

  async send(mail: Mail): Promise<void> {
    try {
      await this.keep(mail);
    } catch (error) {
      throw new MailNotSentError(`the mail could not be kept: ${codeOf(error)}`);
    }
  }

  /**
   * The newest first.
   * @param to an address, in any case; all where it is left out
   */
  async list(to?: string): Promise<KeptMail[]> {
    const ids = (await this.ids()).reverse();
    const mails = await Promise.all(ids.map((id) => this.find(id)));
    const wanted = to?.toLowerCase();
    return mails.filter(
      (mail): mail is KeptMail => mail !== null && (wanted === undefined || mail.to.toLowerCase() === wanted),
    );
  }

  /** @returns null where there is none of that id */
  async find(id: string): Promise<KeptMail | null> {
    if (!idForm.test(id)) return null;
    // Another process may have thrown it away since it was listed.
    const content = await readFile(join(this.directory, `${id}.json`), 'utf8').catch(() => null);
    return content === null ? null : keptMailSchema.parse(JSON.parse(content));
  }

  private async keep(mail: Mail): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const now = new Date();
    const id = newId(now);
    const { message } = await this.transport.sendMail(toMessage(mail, this.from));
    const { to, subject, text, html } = mail;
    const shown: KeptMail = { id, to, subject, text, html, date: now.toISOString() };
    const path = join(this.directory, id);
    await writeFile(`${path}.eml`, message, { mode: 0o600, flag: 'wx' });
    // Moved into place: a reader sees a whole one or none.
    await writeFile(`${path}.part`, JSON.stringify(shown), { mode: 0o600, flag: 'wx' });
    await rename(`${path}.part`, `${path}.json`);
    await this.throwOldAway();
  }

  private async throwOldAway(): Promise<void> {
    const oldestKept = (await this.ids()).at(-keptAtMost);
    if (oldestKept === undefined) return;
    const names = await readdir(this.directory);
    const old = names.filter((name) => idForm.test(name.split('.')[0] ?? '') && name < oldestKept);
    await Promise.all(old.map((name) => rm(join(this.directory, name), { force: true })));
  }

  /** The oldest first. */
  private async ids(): Promise<string[]> {
    const names = await readdir(this.directory).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter((id) => idForm.test(id))
      .sort();
  }
}
