import { setOf } from './small-words';
import type { Token } from './tokens';

/** A number of a prompt with its unit, as written: `24 hours`, `$300k`, `top 5`. */
export type SaidNumber = { text: string };

const units =
  setOf(`second seconds minute minutes hour hours day days week weeks month months year years degrees degree kilo
  kilos kg km miles meters metres metros pounds dollars euros pesos million millions billion thousand percent am pm
  segundo segundos minuto minutos hora horas dia dias semana semanas mes meses ano anos grados kilometros dolares
  millones millon mil euro dolar jugadas libras`);
const scale = /^(?:million|millions|billion|thousand|mil|millon|millones)$/;
const spelled: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
    ...{
      ten: '10',
      dos: '2',
      tres: '3',
      cuatro: '4',
      cinco: '5',
      seis: '6',
      siete: '7',
      ocho: '8',
      nueve: '9',
    },
    ...{ diez: '10', a: '1', an: '1', un: '1', una: '1', one: '1' },
  }),
);
const spans = setOf(
  'second minute hour day week month year segundo minuto hora dia semana mes ano days weeks months years hours minutes dias semanas meses anos horas minutos',
);
const span = /^(?:for|in|within|durante|en|por|un|a)$/;

/**
 * Finds the numbers of a prompt and gives their tokens the role of numbers.
 * @param tokens of a prompt, tagged
 */
export function numbersIn(tokens: readonly Token[]): SaidNumber[] {
  const found: SaidNumber[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (!token || (token.role !== null && token.role !== 'side')) continue;
    const digits = token.pos === 'NUM' && /^[-$€£]?\s?\d/.test(token.text);
    const word = spelled.get(token.fold);
    const [next, before] = [tokens[place + 1], tokens[place - 1]];
    if (digits) {
      const model =
        before?.pos === 'PROPN' &&
        !/[$€£%]/.test(token.text) &&
        !(next && units.has(next.fold)) &&
        token.fold.length < 4;
      if (model) continue;
      const behind = unitsBehind(tokens, place + 1);
      const ranked = before?.fold === 'top' ? 'top ' : '';
      found.push({
        text: [`${ranked}${token.text}`, ...behind.map(({ text }) => text.toLowerCase())].join(' '),
      });
      for (const claimed of [token, ...behind]) claimed.role ??= 'number';
    } else if (
      word !== undefined &&
      next &&
      spans.has(next.fold) &&
      (word !== '1' || (before && span.test(before.fold)))
    ) {
      found.push({ text: `${word} ${next.text.toLowerCase()}` });
      token.role = 'number';
      next.role = 'number';
    }
  }
  return found;
}

function unitsBehind(tokens: readonly Token[], from: number): Token[] {
  const behind: Token[] = [];
  for (let place = from; place < tokens.length && behind.length < 2; place += 1) {
    const token = tokens[place];
    if (!token) break;
    if (
      token.fold === 'de' &&
      (behind.length > 0 || /^(?:pesos|euros|dolares)$/.test(tokens[place + 1]?.fold ?? ''))
    )
      continue;
    if (!units.has(token.fold)) break;
    behind.push(token);
    if (!scale.test(token.fold)) break;
  }
  return behind;
}
