import { once } from 'node:events';
import { type AddressInfo, type Server, connect, createServer } from 'node:net';

/**
 * A statement that a process sent to Postgres. `values` are in the text form of Postgres; `name` is empty for a statement
 * that is not kept prepared.
 */
export type Statement = { name: string; text: string; values: (string | null)[] };

/** Reads the fields of one message of the Postgres protocol. */
class Fields {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  /** Reads a text that ends with a zero byte. */
  text(): string {
    const end = this.bytes.indexOf(0, this.at);
    const text = this.bytes.toString('utf8', this.at, end);
    this.at = end + 1;
    return text;
  }

  short(): number {
    this.at += 2;
    return this.bytes.readInt16BE(this.at - 2);
  }

  /** Reads a value with its length; null for the length -1. */
  value(): Buffer | null {
    const length = this.bytes.readInt32BE(this.at);
    this.at += 4;
    if (length < 0) return null;
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/**
 * Returns a function that reads what a client sends over one connection.
 * @param report is called for each statement that the client executes
 */
const readerOf = (report: (statement: Statement) => void): ((chunk: Buffer) => void) => {
  const prepared = new Map<string, string>();
  let rest = Buffer.alloc(0);
  // The first message of a connection has a length but no type.
  let typed = 0;
  const read = (type: string, fields: Fields) => {
    if (type === 'P') prepared.set(fields.text(), fields.text());
    if (type === 'Q') report({ name: '', text: fields.text(), values: [] });
    if (type !== 'B') return;
    fields.text();
    const name = fields.text();
    const formats = Array.from({ length: fields.short() }, () => fields.short());
    const values = Array.from({ length: fields.short() }, (_, index) => {
      const isBinary = (formats.length === 1 ? formats[0] : formats[index]) === 1;
      const value = fields.value();
      // Postgres accepts a binary value of the type bytea in this text form.
      return value && (isBinary ? `\\x${value.toString('hex')}` : value.toString());
    });
    report({ name, text: prepared.get(name) ?? '', values });
  };
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= typed + 4) {
      const size = typed + rest.readInt32BE(typed);
      if (rest.length < size) return;
      if (typed) read(String.fromCharCode(rest[0] ?? 0), new Fields(rest.subarray(5, size)));
      rest = rest.subarray(size);
      typed = 1;
    }
  };
};

/** Stands between a process and Postgres, and records the statements that the process sends. */
export class StatementRecorder {
  private statements: Statement[] = [];

  private constructor(
    private readonly server: Server,
    /** Database URL for the process. */
    readonly url: string,
  ) {}

  /** Starts a recorder. @param databaseUrl database URL without TLS */
  static async start(databaseUrl: string): Promise<StatementRecorder> {
    const { hostname, port } = new URL(databaseUrl);
    const server = createServer((client) => {
      const database = connect(Number(port), hostname);
      client.on(
        'data',
        readerOf((statement) => recorder.statements.push(statement)),
      );
      client.pipe(database).pipe(client);
      client.on('error', () => database.destroy());
      database.on('error', () => client.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const own = { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) };
    const recorder = new StatementRecorder(server, Object.assign(new URL(databaseUrl), own).href);
    return recorder;
  }

  /** Returns the statements on one of the tables that the process sends while `work` runs, in their order. */
  async record(tables: readonly string[], work: () => Promise<unknown>): Promise<Statement[]> {
    this.statements = [];
    await work();
    const names = new RegExp(`\\b(${tables.join('|')})\\b`);
    return this.statements.filter(({ text }) => names.test(text));
  }

  /** Accepts no further connections. The open connections end with the process. */
  close(): void {
    this.server.close();
  }
}
