import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { type Place, type Term, terms } from './vocabulary-terms';

/** A forbidden word in a source file: line from 1, kind of text, the word, and the term to use. */
export type Finding = { file: string; line: number; place: Place; word: string; use: string };

type Report = (position: number, place: Place, text: string) => void;

const testFunctions = new Set(['describe', 'it', 'test']);
const logLevels = new Set(['trace', 'debug', 'info', 'log', 'warn', 'error', 'fatal', 'verbose']);

/** Splits a name into words: `tellChange`, `tell_change` and `tell-change` become `tell change`. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-.$#]+/g, ' ')
    .toLowerCase()
    .trim();

/** Returns the forbidden words of a text or a name. */
const found = (place: Place, text: string): { word: string; use: string }[] => {
  const said = place === 'name' ? wordsOf(text) : text;
  return terms.flatMap(({ word, use, places }: Term) => {
    const match = places.includes(place) ? word.exec(said) : null;
    return match ? [{ word: place === 'name' ? text : match[0], use }] : [];
  });
};

/** Returns the first name of a called expression, such as `test` for `test.each(cases)('title')`. */
const rootOf = (expression: ts.Expression): string => {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return rootOf(expression.expression);
  if (ts.isCallExpression(expression)) return rootOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return rootOf(expression.tag);
  return '';
};

/** Returns true for a call that logs: `logger.warn(…)`, `this.log.info(…)`, `this.logger[level](…)`. */
const isLogCall = ({ expression }: ts.CallExpression): boolean => {
  if (!ts.isPropertyAccessExpression(expression) && !ts.isElementAccessExpression(expression)) return false;
  if (ts.isPropertyAccessExpression(expression) && !logLevels.has(expression.name.text)) return false;
  const logger = expression.expression;
  const name = ts.isPropertyAccessExpression(logger) ? logger.name.text : rootOf(logger);
  return /^(log|logger)$/i.test(name);
};

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => ` ${literal.text}`).join('');
};

const readCall = (call: ts.CallExpression, report: Report): void => {
  const place = testFunctions.has(rootOf(call.expression)) ? 'title' : isLogCall(call) ? 'log message' : null;
  if (place === null) return;
  const texts = place === 'title' ? call.arguments.slice(0, 1) : call.arguments;
  for (const node of texts) {
    const text = textOf(node);
    if (text !== null) report(node.getStart(), place, text);
  }
};

const readName = (node: ts.Node, report: Report): void => {
  const { name } = node as ts.NamedDeclaration;
  if (!name || ts.isPropertyAssignment(node) || ts.isImportSpecifier(node)) return;
  if (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) report(name.getStart(), 'name', name.text);
};

/**
 * Reports the comments of a file. The text of JSX elements is skipped, because `//` in such a text begins no
 * comment.
 */
const readComments = (source: ts.SourceFile, report: Report): void => {
  const seen = new Set<number>();
  const read = (ranges: ts.CommentRange[] | undefined): void => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      report(pos, 'comment', source.text.slice(pos, end).replaceAll(/\s*\n\s*\*?\s*/g, ' '));
    }
  };
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    read(ts.getLeadingCommentRanges(source.text, node.pos));
    read(ts.getTrailingCommentRanges(source.text, node.end));
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
};

const readTypeScript = (file: string, text: string, report: Report): void => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    readName(node, report);
    if (ts.isCallExpression(node)) readCall(node, report);
    ts.forEachChild(node, visit);
  };
  visit(source);
  readComments(source, report);
};

/** Reports the comments of an SQL file, and the names of its functions, views and triggers. */
const readSql = (text: string, report: Report): void => {
  for (const match of text.matchAll(/--(.*)$/gm)) report(match.index, 'comment', match[1] ?? '');
  for (const match of text.matchAll(/\b(?:FUNCTION|VIEW|TRIGGER) (\w+)/g)) {
    report(match.index, 'name', match[1] ?? '');
  }
};

/**
 * Finds forbidden words in a source file: in names of declarations, test titles, log messages and comments.
 * @param file path of the file, with the extension `ts`, `tsx`, `mjs`, `js` or `sql`
 * @param text content of the file; read from the path by default
 */
export const findForbidden = (file: string, text: string = readFileSync(file, 'utf8')): Finding[] => {
  const findings: Finding[] = [];
  const report: Report = (position, place, said) => {
    const hits = found(place, said);
    if (hits.length === 0) return;
    const line = text.slice(0, position).split('\n').length;
    for (const hit of hits) findings.push({ file, line, place, ...hit });
  };
  if (file.endsWith('.sql')) readSql(text, report);
  else readTypeScript(file, text, report);
  return findings;
};
