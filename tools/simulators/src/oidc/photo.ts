const hues = ['#3d6400', '#0859ac', '#79520a', '#b71824', '#126635', '#4d42e1'];
const defaultEdge = 96;
const largestEdge = 1024;

/**
 * Draws the photo of a simulated account as SVG: the first letter of the name on a colored square.
 * @param name name of the account's person
 * @param file last part of the photo URL: an OpenID subject, and the requested size in Google's form (`=s96-c`)
 */
export const photoOf = (name: string, file: string): string => {
  const edge = Math.min(Number(/=s(\d{1,4})-c$/.exec(file)?.[1] ?? defaultEdge), largestEdge);
  const hue =
    hues[[...name].reduce((sum, letter) => (sum * 7 + (letter.codePointAt(0) ?? 0)) % 997, 0) % hues.length];
  const [letter = '?'] = [...name.trim().toUpperCase()];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${hue}"/><text x="50" y="50" dy=".36em" text-anchor="middle" font-family="Figtree,system-ui,sans-serif" font-size="52" font-weight="700" fill="#fff">${/[\p{L}\p{N}]/u.test(letter) ? letter : '?'}</text></svg>`;
};
