import { breakLong, firstWords } from './long-words';

describe('breakLong (breaks long words of a headline)', () => {
  it('does not change words that are short enough', () => {
    const text = { words: ['IN', 'ANTARCTICA'], highlighted: [1] };
    expect(breakLong(text, 10)).toEqual(text);
  });

  it('breaks a long word into pieces of similar length and highlights all pieces of a highlighted word', () => {
    expect(breakLong({ words: ['DIE', 'DONAUDAMPFSCHIFFFAHRT', 'HEUTE'], highlighted: [1, 2] }, 12)).toEqual({
      words: ['DIE', 'DONAUDAMPFS-', 'CHIFFFAHRT', 'HEUTE'],
      highlighted: [1, 2, 3],
    });
  });

  it('keeps combining marks on their letters and shortens a very long word with an ellipsis', () => {
    const accented = 'E\u0301'.repeat(5);
    expect(breakLong({ words: [accented], highlighted: [] }, 3).words).toEqual([
      `${'E\u0301'.repeat(3)}-`,
      'E\u0301'.repeat(2),
    ]);
    expect(breakLong({ words: ['X'.repeat(90)], highlighted: [] }, 4).words).toEqual([
      'XXXX-',
      'XXXX-',
      'XXXX…',
    ]);
  });
});

it('firstWords keeps the first words of a headline and their highlights', () => {
  expect(firstWords({ words: ['A', 'B', 'C'], highlighted: [0, 2] }, 2)).toEqual({
    words: ['A', 'B'],
    highlighted: [0],
  });
});
