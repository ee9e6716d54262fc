import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@portada/errors';
import { OBJECT_STORE, type ObjectStore, piecesOf, readBytes } from '@portada/storage';
import { ZipFile } from 'yazl';
import { type ExportedPicture, ExportReads } from './account-export.queries';

/** Serializes pages of rows as one JSON array with one row a line. */
async function* asJsonArray(pages: AsyncIterable<object[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    for (const row of page) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Bytes of an image whose checksum is computed at once. */
const pieceBytes = 256 * 1024;

/** Exports all data of an account as one zip file. */
@Injectable()
export class AccountExport {
  /**
   * Users whose export is being written. A user has one export at a time, because each export reads all data of the
   * user.
   */
  private readonly running = new Set<string>();

  constructor(
    private readonly reads: ExportReads,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /**
   * Begins to write the zip: `account.json`, `thumbnails.json`, `documents.json`, `document-versions.json`, `assets.json`,
   * `people.json`, `brand-kit.json`, `channels.json`, `share-links.json`, `generations.json`, `ledger.json`, `purchases.json`, `security-events.json`, `pictures/*`, `assets/*`, and `missing.json` if an image could not be read. The zip is written as
   * fast as the client reads it, one image at a time, so that memory use does not grow with the account. Destroy the
   * stream to stop.
   * @throws AppError too_many_requests while another export of the user is being written, signed_out if the account
   *   is deleted
   */
  async open(userId: string): Promise<Readable> {
    if (this.running.has(userId)) throw new AppError('too_many_requests', { retryAfterSeconds: 10 });
    this.running.add(userId);
    try {
      const account = await this.reads.account(userId);
      if (!account) throw new AppError('signed_out');
      return this.begin(userId, account);
    } catch (error) {
      this.running.delete(userId);
      throw error;
    }
  }

  private begin(userId: string, account: object): Readable {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    const stopping = new AbortController();
    output.once('close', () => {
      stopping.abort();
      this.running.delete(userId);
    });
    this.write(new Entries(zip, stopping.signal), userId, account).then(
      () => zip.end(),
      // Bytes of the zip that were sent cannot be revoked. The connection is closed, and the browser reports a failed
      // download.
      (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return output;
  }

  private async write(entries: Entries, userId: string, account: object): Promise<void> {
    await entries.add('account.json', [`${JSON.stringify(account, null, 2)}\n`]);
    await entries.add('thumbnails.json', asJsonArray(this.reads.thumbnails(userId)));
    await entries.add('documents.json', asJsonArray(this.reads.documents(userId)));
    await entries.add('document-versions.json', asJsonArray(this.reads.documentVersions(userId)));
    await entries.add('assets.json', asJsonArray(this.reads.assets(userId)));
    await entries.add('people.json', asJsonArray(this.reads.people(userId)));
    await entries.add('brand-kit.json', asJsonArray(this.reads.brandKit(userId)));
    await entries.add('channels.json', asJsonArray(this.reads.channels(userId)));
    await entries.add('share-links.json', asJsonArray(this.reads.shareLinks(userId)));
    await entries.add('generations.json', asJsonArray(this.reads.generations(userId)));
    await entries.add('ledger.json', asJsonArray(this.reads.ledger(userId)));
    await entries.add('purchases.json', asJsonArray(this.reads.purchases(userId)));
    await entries.add('security-events.json', asJsonArray(this.reads.securityEvents(userId)));
    const missing: ExportedPicture[] = [];
    for (const pages of [this.reads.pictures(userId), this.reads.assetPictures(userId)]) {
      for await (const page of pages) missing.push(...(await this.writePictures(entries, page)));
    }
    if (missing.length > 0) {
      await entries.add('missing.json', [JSON.stringify(missing.map(({ file }) => file))]);
    }
  }

  /** Writes one page of images. @returns the images that the object store has lost */
  private async writePictures(entries: Entries, page: ExportedPicture[]): Promise<ExportedPicture[]> {
    const missing: ExportedPicture[] = [];
    for (const picture of page) {
      // The rest of the export is useful without an image that the object store has lost.
      const bytes = await readBytes(this.store, picture.objectKey);
      if (bytes)
        await entries.add(picture.file, piecesOf(bytes, pieceBytes), {
          compress: false,
          mtime: picture.createdAt,
        });
      else missing.push(picture);
    }
    return missing;
  }
}

/** Writes the files of a zip archive one after another. */
class Entries {
  constructor(
    private readonly zip: ZipFile,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Adds a file to the zip archive, and resolves when the file has been read to its end.
   * @throws if reading the file fails or the client has closed the connection
   */
  async add(
    name: string,
    content: Iterable<string> | AsyncIterable<string | Buffer>,
    options: { compress?: boolean; mtime?: Date } = {},
  ): Promise<void> {
    this.signal.throwIfAborted();
    const source = Readable.from(content, { objectMode: false });
    this.zip.addReadStream(source, name, { mode: 0o100600, ...options });
    try {
      await finished(source, { signal: this.signal });
    } finally {
      source.destroy();
    }
  }
}
