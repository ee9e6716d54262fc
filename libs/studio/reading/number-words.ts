import type { ReadNumber } from './reading';

/** A number of a prompt with the offsets of its words and the phrase that a picture shows. */
export type FoundNumber = ReadNumber & { at: number; end: number; phrase: string; certainty: number };

const spelled: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      one: '1',
      two: '2',
      three: '3',
      four: '4',
      five: '5',
      six: '6',
      seven: '7',
      eight: '8',
      nine: '9',
      ten: '10',
    },
    ...{
      twelve: '12',
      fifteen: '15',
      twenty: '20',
      thirty: '30',
      fifty: '50',
      sixty: '60',
      ninety: '90',
      hundred: '100',
    },
    ...{
      uno: '1',
      dos: '2',
      tres: '3',
      cuatro: '4',
      cinco: '5',
      seis: '6',
      siete: '7',
      ocho: '8',
      nueve: '9',
      diez: '10',
    },
    ...{
      doce: '12',
      quince: '15',
      veinte: '20',
      treinta: '30',
      cincuenta: '50',
      sesenta: '60',
      noventa: '90',
      cien: '100',
    },
    ...{ a: '1', an: '1', un: '1', una: '1' },
  }),
);
/** Pattern of a number in words. */
export const spelledNumber = [...spelled.keys()]
  .filter((word) => word.length > 2 && word !== 'una')
  .join('|');

/**
 * The digits of a number in words: "three" is "3".
 * @param word word of a prompt
 */
export const digitsOf = (word: string): string => spelled.get(word.toLowerCase()) ?? word;
