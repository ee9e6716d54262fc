import { type IncomingHttpHeaders } from 'node:http';

/** Headers for a process behind the edge: what a client claims about forwarding is replaced by what is true. */
export const forwardedHeaders = (
  headers: IncomingHttpHeaders,
  facts: { address: string; protocol: string },
): IncomingHttpHeaders => {
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(x-forwarded-.*|forwarded|x-real-ip)$/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': facts.address,
    'x-forwarded-proto': facts.protocol,
    ...(headers.host === undefined ? {} : { 'x-forwarded-host': headers.host }),
  };
};
