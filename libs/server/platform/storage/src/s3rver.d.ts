/** The S3 server that tests run against brings no types; this is what we use of it. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';
  export default class S3rver {
    constructor(options: { directory: string; address: string; port: number; silent: boolean });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
