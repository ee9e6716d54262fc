import { type IncomingHttpHeaders } from 'node:http';

/** Returns the request headers for a proxied process. The X-Forwarded headers of the client are overwritten. */
export const forwardedHeaders = (
  headers: IncomingHttpHeaders,
  client: { address: string; protocol: string },
): IncomingHttpHeaders => {
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(x-forwarded-.*|forwarded|x-real-ip)$/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': client.address,
    'x-forwarded-proto': client.protocol,
    ...(headers.host === undefined ? {} : { 'x-forwarded-host': headers.host }),
  };
};
