// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- projects that import this file need the types
/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An S3 server for one test file. */
export type S3Server = {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Stops the S3 server and removes its folder. */
  remove(): Promise<void>;
};

/** Starts an S3 server on a free port, with its objects in a temporary folder. It does not check secrets. */
export const startS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'portada-s3-'));
  const server = new S3rver({ directory, address: '127.0.0.1', port: 0, silent: true });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    remove: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
