/** Types of the S3 server of the tests, as far as they are used. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';
  export default class S3rver {
    constructor(options: { directory: string; address: string; port: number; silent: boolean });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
