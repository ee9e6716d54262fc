/** Width and height of a profile photo in pixels. */
const edge = 200;
const longest = 2000;

/**
 * Changes the address of a photo at a third party to a size of 200 pixels, if the form of the address allows a size:
 * Google's `=s96-c` at the end, or the query `sz=96`. Other addresses stay unchanged.
 * @param picture the claim `picture` of OpenID Connect Core 1.0 section 5.1
 * @returns null if the claim is no address that a page may show
 */
export const photoAt200 = (picture: unknown): string | null => {
  if (typeof picture !== 'string' || picture.length > longest || !URL.canParse(picture)) return null;
  const address = new URL(picture);
  if (!/^https?:$/.test(address.protocol) || address.username || address.password) return null;
  address.pathname = address.pathname.replace(/=s\d+(-[a-z]+)*$/, `=s${edge}-c`);
  if (address.searchParams.has('sz')) address.searchParams.set('sz', String(edge));
  return address.href;
};
