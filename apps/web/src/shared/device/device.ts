import Bowser from 'bowser';

export type Device = {
  /** Such as "Chrome"; the program's own name where it is no browser, null where it says nothing. */
  browser: string | null;
  /** What it runs on, such as "Windows" or "iPhone"; null where it does not say. */
  system: string | null;
  kind: 'computer' | 'phone' | 'tablet' | 'unknown';
};

const kinds: Partial<Record<string, Device['kind']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** The first word of a program that is no browser, such as "curl" of "curl/8.5.0" (RFC 9110 section 10.1.5). */
const productOf = (userAgent: string): string | null => /^[A-Za-z][\w.-]*/.exec(userAgent)?.[0] ?? null;

/**
 * What a `User-Agent` says of the device behind a session. It is a claim of the client and no proof; versions are
 * left out, for browsers freeze them.
 * @param userAgent as it came, null where there was none
 */
export const deviceOf = (userAgent: string | null): Device => {
  const said = userAgent?.trim() ?? '';
  if (said === '') return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(said);
  const isApplePhone = os.name === 'iOS' && platform.model !== undefined;
  return {
    browser: browser.name || productOf(said),
    system: (isApplePhone ? platform.model : os.name) || null,
    // Chrome OS is not told apart by its platform; what has a system of its own and no type is a computer.
    kind: kinds[platform.type ?? ''] ?? (os.name ? 'computer' : 'unknown'),
  };
};
