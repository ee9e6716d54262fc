import { accented } from './accent';

describe('accented', () => {
  it.each([
    ['WHY?', []],
    ['NEVER AGAIN', [1]],
    ['WORTH IT?', [0]],
    ['SIN HORNO', [1]],
    ['60 DÍAS SIN CAFÉ', [0, 1]],
    ['LEARN IN 30 DAYS', [2, 3]],
    ['ONLY $5', [1]],
    ['¿800€ AL MES?', [0]],
    ['$48,000 PAID OFF', [0]],
    ['0 TO 100', [2]],
  ])('highlights the number, otherwise the last strong word of "%s"', (text, expected) => {
    expect(accented(text.split(' '), 'strong')).toEqual(expected);
  });

  it('highlights all words or none if asked', () => {
    expect(accented(['NEVER', 'AGAIN'], 'all')).toEqual([0, 1]);
    expect(accented(['NEVER', 'AGAIN'], 'none')).toEqual([]);
  });
});
