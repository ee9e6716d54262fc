/** Edge of a profile photo, in pixels (specification, section 9: third-party photo resize). */
const edge = 200;
const longest = 2000;

/**
 * The address of a third-party-hosted photo, asked for at 200 pixels where its host knows how: Google's `=s96-c` at the
 * end, and the query `sz=96`. Others stay as they are.
 * @param picture the claim `picture` of OpenID Connect Core 1.0 section 5.1
 * @returns null where it is no address that a page may show
 */
export const photoAt200 = (picture: unknown): string | null => {
  if (typeof picture !== 'string' || picture.length > longest || !URL.canParse(picture)) return null;
  const address = new URL(picture);
  if (!/^https?:$/.test(address.protocol) || address.username || address.password) return null;
  address.pathname = address.pathname.replace(/=s\d+(-[a-z]+)*$/, `=s${edge}-c`);
  if (address.searchParams.has('sz')) address.searchParams.set('sz', String(edge));
  return address.href;
};
