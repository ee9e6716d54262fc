import { cookieName } from '@portada/contracts';

/** Lifetime of a cookie in seconds: a year. */
const maxAge = 31_536_000;

const isHttps = (): boolean => location.protocol === 'https:';

/** Returns the value of a cookie that scripts can read; null if the cookie is not set. */
export const cookie = (name: string): string | null => {
  const start = `${cookieName(name, isHttps())}=`;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(start));
  return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
};

/** Sets or removes a cookie for the whole site. @p value null removes the cookie */
export const setCookie = (name: string, value: string | null): void => {
  document.cookie = `${cookieName(name, isHttps())}=${encodeURIComponent(value ?? '')}; path=/; max-age=${value === null ? 0 : maxAge}; samesite=lax${isHttps() ? '; secure' : ''}`;
};
