/** Types of the S3 server that the tests use; only the methods that the tests call are declared. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';
  export default class S3rver {
    constructor(options: { directory: string; address: string; port: number; silent: boolean });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
