/**
 * Creates a test for the characters of a range that a typeface has.
 * @param bits one bit for each character, four in each hexadecimal digit, the first character in the lowest bit; a spec
 * compares the bits with the typeface's character map
 * @param first code point of the first character
 * @returns function that is true if the typeface has a character; false for characters beyond the range
 */
export const coverage = (bits: string, first: number): ((char: string) => boolean) => {
  const has = (place: number) =>
    ((Number.parseInt(bits[Math.floor(place / 4)] ?? '0', 16) >> (place % 4)) & 1) === 1;
  return (char) => {
    const place = (char.codePointAt(0) ?? 0) - first;
    return place >= 0 && has(place);
  };
};
