/**
 * Which characters of a range a typeface has.
 * @param bits one bit for each character, four to a hexadecimal digit, the first in the lowest bit; read from the
 * typeface's own table, with which a spec compares it
 * @param first code point of the first character
 * @returns whether the typeface has a character; no for all beyond the range
 */
export const coverage = (bits: string, first: number): ((char: string) => boolean) => {
  const has = (place: number) =>
    ((Number.parseInt(bits[Math.floor(place / 4)] ?? '0', 16) >> (place % 4)) & 1) === 1;
  return (char) => {
    const place = (char.codePointAt(0) ?? 0) - first;
    return place >= 0 && has(place);
  };
};
