import {
  CreateBucketCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { OperationalError } from '@portada/errors';
import { ObjectCorruptError, ObjectNotFoundError } from './errors';
import { checkKey, checkPrefix, sha256Of } from './keys';
import type { ObjectStore, StoredObject } from './port';
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

/**
 * Converts timeouts and refusals of the object store to operational errors: an operator can fix a missing right or
 * bucket, so such an error must not fail a generation.
 */
const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ObjectNotFoundError) throw error;
    const reason = error instanceof S3ServiceException ? `refused: ${error.name}` : 'did not answer';
    throw new OperationalError(`the object store ${reason}`, { cause: error });
  }
};

class S3Store implements ObjectStore {
  private readonly probe = new WriteProbe(this);

  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

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
      if (failure)
        throw new OperationalError(`the object store did not delete ${failure.Key}: ${failure.Code}`);
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

  /** Creates the bucket if it is missing, so that a new store needs no other tool. */
  async ping(): Promise<void> {
    const Bucket = this.bucket;
    const heading = this.client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return this.client.send(new CreateBucketCommand({ Bucket }));
    });
    await asked<unknown>(heading);
    await this.probe.check();
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
  );
