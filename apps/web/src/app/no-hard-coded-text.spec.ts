/** Checks that components contain no literal text. All texts that users read or hear come from a message catalogue. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const web = join(__dirname, '..');
const ui = join(__dirname, '../../../../libs/ui/src');

/** Names of the JSX attributes whose texts are shown to users or announced by screen readers. */
const saying = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
]);

/** Texts that components may contain, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  English: 'the name of a language is shown in that language',
  px: 'a unit is written the same in both languages',
  Español: 'the name of a language is shown in that language',
};

const componentsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx'))
    // The component catalogue is not checked, because only developers use the catalogue.
    .filter((name) => !name.startsWith(join('features', 'component-catalogue')))
    .map((name) => join(folder, name));

const isWords = (text: string) => /\p{L}{2}/u.test(text);

/** Operators whose operands may be shown as text. Comparison operators are not in the list. */
const joining = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

/**
 * Returns the texts that an expression shows: literals, both branches of a condition, and the parts of a template
 * around its placeholders.
 */
const wordsOf = (node: ts.Node | undefined): string[] => {
  if (node === undefined) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isConditionalExpression(node)) return [...wordsOf(node.whenTrue), ...wordsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && joining.has(node.operatorToken.kind)) {
    return [...wordsOf(node.left), ...wordsOf(node.right)];
  }
  if (ts.isJsxExpression(node)) return wordsOf(node.expression);
  return [];
};

const hardCodedIn = (source: ts.SourceFile): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(...wordsOf(node));
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...wordsOf(node));
    if (ts.isJsxAttribute(node) && saying.has(node.name.getText(source)))
      found.push(...wordsOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((text) => text.trim()).filter((text) => isWords(text) && allowed[text] === undefined);
};

const parse = (name: string, text: string) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

it.each([
  ['<p>Hello</p>', ['Hello']],
  ['<p>{"Hello"}</p>', ['Hello']],
  ['<p>{busy ? `Wait` : t("a.b")}</p>', ['Wait']],
  ['<p>{busy && "Wait"}{name ?? "User"}</p>', ['Wait', 'User']],
  ['<img alt="A cat" className="size-full" />', ['A cat']],
  ['<button aria-label={`Delete ${name}`} />', ['Delete']],
  ['<p title={t("a.b")}>{1} / {2} · <b>{format.date(x)}</b></p>', []],
])('detects hard-coded text in %s', (text, words) => {
  expect(hardCodedIn(parse('x.tsx', text))).toEqual(words);
});

it.each([...componentsIn(web), ...componentsIn(ui)].map((file) => [relative(join(web, '../../..'), file)]))(
  '%s contains no hard-coded text',
  (file) => {
    const path = join(web, '../../..', file);
    expect(hardCodedIn(parse(path, readFileSync(path, 'utf8')))).toEqual([]);
  },
);
