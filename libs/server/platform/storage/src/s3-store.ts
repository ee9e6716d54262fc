import {
  CreateBucketCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { OperationalError } from '@portada/errors';
import { ObjectCorruptError, ObjectNotFoundError, StoreRefusedError } from './errors';
import { checkKey, checkPrefix, sha256Of } from './keys';
import type { ObjectStore, StoredObject } from './port';
import { missingStore, reasonOf, refusalOf } from './reasons';
import { WriteProbe } from './write-probe';

/** Largest number of objects that one request may delete in the S3 protocol. */
const deletedAtOnce = 1_000;

/**
 * Timeouts in ms for connecting to the S3 store and for a response. The SDK tries twice; callers decide about further
 * retries.
 */
const timeouts = { connect: 2_000, answer: 15_000 } as const;

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

const ownErrors = [ObjectNotFoundError, StoreRefusedError, OperationalError];

/**
 * Converts timeouts and refusals of the object store to operational errors: an operator can fix a missing right or
 * bucket, so such an error must not fail a generation.
 */
const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (ownErrors.some((own) => error instanceof own)) throw error;
    const what = error instanceof S3ServiceException ? 'refused' : 'did not answer';
    throw new OperationalError(`the object store ${what}: ${reasonOf(error)}`, { cause: error });
  }
};

class S3Store implements ObjectStore {
  private readonly probe = new WriteProbe(this);

  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    /** Name of the store in messages for operators. */
    private readonly where: string,
  ) {}

  async open({ mayCreate }: { mayCreate: boolean }): Promise<void> {
    await this.opening(this.find(mayCreate));
    await this.opening(this.probe.check());
  }

  async put(key: string, bytes: Buffer, mimeType: string): Promise<void> {
    await asked(
      this.client.send(
        new PutObjectCommand({
          Bucket: this.bucket,
          Key: checkKey(key),
          Body: bytes,
          ContentType: mimeType,
          Metadata: { sha256: sha256Of(bytes) },
        }),
      ),
    );
  }

  async get(key: string): Promise<StoredObject> {
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: checkKey(key) });
    const reading = this.client.send(command).catch((error: unknown) => {
      throw isMissing(error) ? new ObjectNotFoundError(key) : error;
    });
    const found = await asked(reading);
    const bytes = Buffer.from((await asked(found.Body?.transformToByteArray() ?? noBytes)) as Uint8Array);
    const sha256 = sha256Of(bytes);
    if (found.Metadata?.['sha256'] !== sha256) throw new ObjectCorruptError(key);
    return { bytes, mimeType: found.ContentType ?? 'application/octet-stream', sha256 };
  }

  async exists(key: string): Promise<boolean> {
    const command = new HeadObjectCommand({ Bucket: this.bucket, Key: checkKey(key) });
    const asking = this.client.send(command).then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );
    return asked(asking);
  }

  async delete(keys: readonly string[]): Promise<void> {
    const objects = keys.map((key) => ({ Key: checkKey(key) }));
    for (let start = 0; start < objects.length; start += deletedAtOnce) {
      const Delete = { Objects: objects.slice(start, start + deletedAtOnce), Quiet: true };
      const answer = await asked(this.client.send(new DeleteObjectsCommand({ Bucket: this.bucket, Delete })));
      const [failure] = answer.Errors ?? [];
      if (failure) {
        const cause = Object.assign(new Error(failure.Message), { code: failure.Code });
        throw new OperationalError(`the object store did not delete ${failure.Key}: ${failure.Code}`, {
          cause,
        });
      }
    }
  }

  async *list(prefix: string): AsyncIterable<string> {
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: checkPrefix(prefix) },
    );
    for (;;) {
      const page = await asked(pages.next());
      if (page.done) return;
      for (const { Key } of page.value.Contents ?? []) if (Key) yield Key;
    }
  }

  async ping(): Promise<void> {
    await asked(this.client.send(new HeadBucketCommand({ Bucket: this.bucket })));
    await this.probe.check();
  }

  /**
   * Looks the bucket up, and creates it if it is missing. HeadBucket gives no reason for a refusal, so a list is then asked
   * for one; a list alone would read a large bucket of some compatible stores at each start.
   */
  private async find(mayCreate: boolean): Promise<void> {
    const Bucket = this.bucket;
    const look = (): Promise<unknown> =>
      this.client
        .send(new HeadBucketCommand({ Bucket }))
        .catch(() => this.client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 })));
    const isThere = await look().then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof S3ServiceException && error.name === 'NoSuchBucket')) throw error;
        return false;
      },
    );
    if (isThere) return;
    if (!mayCreate)
      throw new StoreRefusedError(missingStore(`The bucket ${Bucket} of ${this.where}`, 'S3_BUCKET'));
    await this.client.send(new CreateBucketCommand({ Bucket })).catch((error: unknown) => {
      // Another process may have created it at the same moment.
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 409) return look();
      throw error;
    });
  }

  /** Converts a failure that does not end by itself to StoreRefusedError, and every other one to an operational error. */
  private async opening(work: Promise<void>): Promise<void> {
    try {
      await asked(work);
    } catch (error) {
      throw refusalOf(error, `The bucket ${this.bucket} of ${this.where} cannot be used`);
    }
  }
}

const noBytes = Promise.resolve(new Uint8Array());

/**
 * Stores objects in any S3-compatible store, with a checksum in each object's metadata.
 * @param options `endpoint`: address of a store other than Amazon S3; buckets are then a part of the path
 */
export const createS3Store = (options: {
  bucket: string;
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}): ObjectStore =>
  new S3Store(
    new S3Client({
      region: options.region,
      credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
      ...(options.endpoint && { endpoint: options.endpoint, forcePathStyle: true }),
      // Some compatible stores save the SDK's trailing checksums as part of the bytes.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: timeouts.connect,
        socketTimeout: timeouts.answer,
        requestTimeout: timeouts.answer,
        // Without this option, the SDK logs a warning at the timeout and waits without limit.
        throwOnRequestTimeout: true,
      },
    }),
    options.bucket,
    options.endpoint ?? `Amazon S3 in ${options.region}`,
  );
