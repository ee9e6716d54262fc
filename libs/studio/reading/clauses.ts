import type { Token } from '../understanding/tokens';

/** Tokens between two marks, and the mark behind them. */
export type Clause = { tokens: Token[]; mark: string };

const joins = /^[-–'’&/#]$/;

/**
 * Splits tokens at marks of punctuation.
 * @param tokens tokens of a prompt
 */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [{ tokens: [], mark: '' }];
  tokens.forEach((token, place) => {
    const [last, before] = [clauses.at(-1), tokens[place - 1]];
    const isJoin = joins.test(token.text) && before !== undefined && before.end === token.at;
    if (token.pos !== 'PUNCT' || isJoin) last?.tokens.push(token);
    else if (last && last.tokens.length > 0) {
      last.mark = token.text;
      clauses.push({ tokens: [], mark: '' });
    } else if (last && /[¿¡]/.test(token.text)) last.mark = token.text;
  });
  return clauses.filter((clause) => clause.tokens.length > 0);
}
