import { closeHoles } from './holes';

const side = 40;

/** Creates a field of distances to a drawing: large everywhere except on the border of a square. */
function fieldWith(from: number, to: number): Float32Array {
  const field = new Float32Array(side * side).fill(9);
  for (let at = from; at <= to; at += 1)
    for (const [x, y] of [
      [at, from],
      [at, to],
      [from, at],
      [to, at],
    ] as const)
      field[y * side + x] = 0;
  return field;
}

describe('holes inside the outlines around a drawing', () => {
  it('are closed if they are small, and the outside does not change', () => {
    const field = fieldWith(10, 14);
    closeHoles(field, side, 3);
    expect(field[12 * side + 12]).toBe(0);
    expect(field[0]).toBe(9);
  });

  it('stay a part of the drawing if they are large', () => {
    const field = fieldWith(5, 30);
    closeHoles(field, side, 3);
    expect(field[15 * side + 15]).toBe(9);
  });
});
