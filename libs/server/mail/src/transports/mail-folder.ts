import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { MailNotSentError } from './mail-not-sent.error';
import { toMessage } from './mime-message';
import type { Mail, Mailer } from './mailer';

/** Maximum number of mails in the folder; older mails are deleted. */
const maxStored = 200;

/** Form of the id of a stored mail, which sorts by time: `20261231T235959999Z-` and eight hex digits. */
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

const storedMailSchema = z.object({
  id: z.string().regex(idPattern),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Time at which the mail was stored, ISO 8601 in UTC. */
  date: z.iso.datetime(),
});

/** A mail that was stored instead of sent, in the form of `/dev/mail.json`. */
export type StoredMail = z.infer<typeof storedMailSchema>;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

const newId = (now: Date): string =>
  `${now.toISOString().replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`;

/**
 * Stores mails in a folder instead of sending them: each as the message that would have been sent (`.eml`, RFC 5322)
 * and as the data of the page `/dev/mail` (`.json`). Only the operating system user of the process can read the
 * files. Several processes may share the folder.
 */
export class MailFolder implements Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  /**
   * Creates the mail folder.
   * @param directory folder of the mails, created if the folder does not exist
   */
  constructor(
    private readonly directory: string,
    private readonly from: string,
  ) {}

  async send(mail: Mail): Promise<void> {
    try {
      await this.store(mail);
    } catch (error) {
      throw new MailNotSentError(`the mail could not be stored: ${codeOf(error)}`);
    }
  }

  /** Lists the stored mails, newest first. @param to only mails to this address, in upper or lower case */
  async list(to?: string): Promise<StoredMail[]> {
    const ids = (await this.ids()).reverse();
    const mails = await Promise.all(ids.map((id) => this.find(id)));
    const address = to?.toLowerCase();
    return mails.filter(
      (mail): mail is StoredMail =>
        mail !== null && (address === undefined || mail.to.toLowerCase() === address),
    );
  }

  /** Reads a stored mail. @returns null if there is no mail with this id */
  async find(id: string): Promise<StoredMail | null> {
    if (!idPattern.test(id)) return null;
    // Another process may have deleted the mail after it was listed.
    const content = await readFile(join(this.directory, `${id}.json`), 'utf8').catch(() => null);
    return content === null ? null : storedMailSchema.parse(JSON.parse(content));
  }

  private async store(mail: Mail): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const now = new Date();
    const id = newId(now);
    const { message } = await this.transport.sendMail(toMessage(mail, this.from));
    const { to, subject, text, html } = mail;
    const stored: StoredMail = { id, to, subject, text, html, date: now.toISOString() };
    const path = join(this.directory, id);
    await writeFile(`${path}.eml`, message, { mode: 0o600, flag: 'wx' });
    // The file is renamed when it is complete, so that a reader never sees a part of the file.
    await writeFile(`${path}.part`, JSON.stringify(stored), { mode: 0o600, flag: 'wx' });
    await rename(`${path}.part`, `${path}.json`);
    await this.deleteOld();
  }

  private async deleteOld(): Promise<void> {
    const oldestStored = (await this.ids()).at(-maxStored);
    if (oldestStored === undefined) return;
    const names = await readdir(this.directory);
    const old = names.filter((name) => idPattern.test(name.split('.')[0] ?? '') && name < oldestStored);
    await Promise.all(old.map((name) => rm(join(this.directory, name), { force: true })));
  }

  /** Lists the ids of the stored mails, oldest first. */
  private async ids(): Promise<string[]> {
    const names = await readdir(this.directory).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter((id) => idPattern.test(id))
      .sort();
  }
}
