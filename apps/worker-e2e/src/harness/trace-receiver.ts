import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const valueSchema = z
  .object({
    stringValue: z.string(),
    intValue: z.union([z.number(), z.string()]),
    doubleValue: z.number(),
    boolValue: z.boolean(),
  })
  .partial();
const attributesSchema = z.array(z.object({ key: z.string(), value: valueSchema })).default([]);

/** Request of OTLP over HTTP in JSON (opentelemetry-proto, ExportTraceServiceRequest), the parts that tests read. */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: attributesSchema,
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A received span with the name of its service. */
export type ReceivedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  attributes: Record<string, unknown>;
};

const toRecord = (attributes: z.infer<typeof attributesSchema>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansOf = (body: string): ReceivedSpan[] =>
  exportSchema.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ parentSpanId, ...span }) => ({
        ...span,
        parentSpanId: parentSpanId || undefined,
        service: String(toRecord(resource.attributes)['service.name']),
        attributes: toRecord(span.attributes),
      })),
    ),
  );

/** A server that receives traces by OTLP over HTTP as a collector does, in JSON. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** True: requests are accepted and never answered. */
  isHanging = false;
  /** Number of requests that were not answered. */
  requestsWithoutResponse = 0;
  private readonly server: Server = createServer((request, response) => {
    if (this.isHanging) {
      this.requestsWithoutResponse += 1;
      return;
    }
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (request.url === '/v1/traces') this.spans.push(...spansOf(body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  /** Listens on a free port. @returns the value of `OTEL_EXPORTER_OTLP_ENDPOINT` */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Closes the server and all its connections. */
  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
