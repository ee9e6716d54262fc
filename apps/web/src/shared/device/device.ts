import Bowser from 'bowser';

/** Device of a session: browser, operating system and kind of device. */
export type Device = {
  /** Name of the browser, such as "Chrome", or of another program; null if the name is unknown. */
  browser: string | null;
  /** Operating system or device, such as "Windows" or "iPhone"; null if the system is unknown. */
  system: string | null;
  kind: 'computer' | 'phone' | 'tablet' | 'unknown';
};

const kinds: Partial<Record<string, Device['kind']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/**
 * Returns the first word of the user agent of a program other than a browser: "curl" of "curl/8.5.0" (RFC 9110 section
 * 10.1.5).
 */
const productOf = (userAgent: string): string | null => /^[A-Za-z][\w.-]*/.exec(userAgent)?.[0] ?? null;

/**
 * Reads the device of a session from its `User-Agent`. The client may send any value. The result has no versions,
 * because browsers send frozen versions.
 * @param userAgent value of the User-Agent header, or null
 */
export const deviceOf = (userAgent: string | null): Device => {
  const said = userAgent?.trim() ?? '';
  if (said === '') return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(said);
  const isApplePhone = os.name === 'iOS' && platform.model !== undefined;
  return {
    browser: browser.name || productOf(said),
    system: (isApplePhone ? platform.model : os.name) || null,
    // The parser returns no device type for Chrome OS. A known system without a device type counts as a computer.
    kind: kinds[platform.type ?? ''] ?? (os.name ? 'computer' : 'unknown'),
  };
};
