import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { networkOf } from '@portada/rate-limit';
import { isLoopback } from '@portada/config';

const windowMs = 60_000;
/**
 * Number of socket handshakes without a session that one address may make per window. Many users and tests share the
 * loopback address.
 */
const perWindow = { network: 60, loopback: 1200 };
/**
 * Largest number of addresses whose handshakes are counted at the same time. All counts start again at 0 when this
 * number is reached.
 */
const countedAtMost = 10_000;

/** Networks and addresses, by the names that TRUSTED_PROXIES accepts. */
const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Creates a function that returns the client address of a request: the address of the connection or, if the
 * connection comes from a trusted proxy, the last address in X-Forwarded-For.
 * @param trusted comma-separated names, addresses and networks, in the form of TRUSTED_PROXIES
 * @throws Error if an entry is not a name, an address or a network
 */
export const createAddressReader = (trusted: string): ((request: IncomingMessage) => string) => {
  const proxies = new BlockList();
  for (const entry of trusted.split(',').flatMap((name) => named[name.trim()] ?? [name.trim()])) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return ({ socket, headers }) => {
    const peer = socket.remoteAddress ?? '';
    if (isIP(peer) === 0 || !proxies.check(peer, familyOf(peer))) return peer;
    return [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() || peer;
  };
};

/** Counts socket handshakes without a session by address, in the memory of this process. */
export class HandshakeLimit {
  private counts = new Map<string, number>();
  private endsAt = 0;

  /**
   * Creates a counter of socket handshakes.
   * @param now function that returns the present time in ms since 1970
   */
  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Returns true if an address may make another socket handshake. The check is made before the session is looked
   * up.
   */
  isWithin(address: string): boolean {
    this.turnOver();
    const most = isLoopback(address) ? perWindow.loopback : perWindow.network;
    return (this.counts.get(networkOf(address)) ?? 0) < most;
  }

  /** Counts a socket handshake without a session for an address. */
  count(address: string): void {
    this.turnOver();
    const key = networkOf(address);
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  private turnOver(): void {
    if (this.now() < this.endsAt && this.counts.size < countedAtMost) return;
    this.counts = new Map();
    this.endsAt = this.now() + windowMs;
  }
}
