import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Networks and addresses, by the names that TRUSTED_PROXIES accepts. */
const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Creates a function that returns the client address of a request: the address of the connection or, if the
 * connection comes from a trusted proxy, the last address in X-Forwarded-For that is not a trusted proxy.
 * @param trusted comma-separated names, addresses and networks, in the form of TRUSTED_PROXIES; empty to trust none
 * @throws Error if an entry is not a name, an address or a network
 */
export const createAddressReader = (trusted: string): ((request: IncomingMessage) => string) => {
  const proxies = new BlockList();
  const entries = trusted.split(',').flatMap((name) => named[name.trim()] ?? [name.trim()]);
  for (const entry of entries.filter((each) => trusted !== '' || each !== '')) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && proxies.check(address, familyOf(address));
  return ({ socket, headers }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    // Each proxy appends the address of its caller, so the list is read from its end.
    const chain = [...forwarded.map((address) => address.trim()).filter(Boolean), socket.remoteAddress ?? ''];
    let at = chain.length - 1;
    while (at > 0 && isTrusted(chain[at] ?? '')) at -= 1;
    return chain[at] ?? '';
  };
};
