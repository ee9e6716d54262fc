import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** One SQL statement of the source, with the placeholders `$1`, `$2`, …; `at` is the file and line of the statement. */
export type SourceStatement = { at: string; sql: string };

/** Values of template expressions that cannot be derived from the source, by `<file>#<expression>`. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

const isStatement = (text: string): boolean =>
  /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\s/.test(text);

const isOwnCode = (path: string): boolean =>
  path.endsWith('.ts') && !/\.(spec|fixture|d)\.ts$|\/(testing|migrations|proofs)\//.test(path);

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(isOwnCode);

const parsed = new Map<string, ts.SourceFile>();
const parse = (path: string): ts.SourceFile => {
  const known = parsed.get(path);
  if (known) return known;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(path, source);
  return source;
};

const visit = (node: ts.Node, visitor: (node: ts.Node) => void): void => {
  visitor(node);
  node.forEachChild((child) => visit(child, visitor));
};

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;

/** Returns the initializer of a constant that is declared in the file, or imported from a file of the same library. */
const declarationOf = (
  source: ts.SourceFile,
  name: string,
): { source: ts.SourceFile; value: ts.Expression } | undefined => {
  let found: ReturnType<typeof declarationOf>;
  visit(source, (node) => {
    if (found) return;
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === name && node.initializer) {
      found = { source, value: node.initializer };
    }
    if (ts.isImportSpecifier(node) && node.name.text === name) {
      const from = node.parent.parent.parent.moduleSpecifier as ts.StringLiteral;
      if (!from.text.startsWith('.')) return;
      found = declarationOf(parse(join(dirname(source.fileName), `${from.text}.ts`)), name);
    }
  });
  return found;
};

/**
 * Returns the initializers of all properties with this name in a file: the possible values of a destructured parameter.
 */
const propertiesOf = (source: ts.SourceFile, name: string): ts.Expression[] => {
  const values: ts.Expression[] = [];
  visit(source, (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === name) values.push(node.initializer);
  });
  return values;
};

/** Returns the array that an enclosing loop iterates over, if the loop's variable has this name. */
const loopedOver = (place: ts.Node, name: string): ts.Expression | undefined => {
  for (let node = place.parent; !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isForOfStatement(node) || !ts.isVariableDeclarationList(node.initializer)) continue;
    if (node.initializer.declarations.some((declared) => declared.name.getText() === name))
      return node.expression;
  }
  return undefined;
};

type Scope = { root: string; source: ts.SourceFile; known: KnownValues };

/**
 * Returns every possible text of a template literal. An expression that occurs twice has the same value in both places.
 */
const templateTexts = (node: ts.TemplateExpression, scope: Scope): string[] => {
  const values = new Map<string, string[]>();
  for (const { expression } of node.templateSpans) {
    values.set(expression.getText(scope.source), textsOf(expression, scope));
  }
  let choices: Map<string, string>[] = [new Map()];
  for (const [name, texts] of values) {
    choices = choices.flatMap((choice) => texts.map((text) => new Map([...choice, [name, text]])));
  }
  return choices.map((choice) =>
    node.templateSpans.reduce(
      (head, { expression, literal }) => head + choice.get(expression.getText(scope.source)) + literal.text,
      node.head.text,
    ),
  );
};

/**
 * Returns every possible text of an expression.
 * @throws Error if the text cannot be derived from the source
 */
const textsOf = (expression: ts.Expression, scope: Scope): string[] => {
  const node = unwrap(expression);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isNumericLiteral(node)) return [String(Number(node.text))];
  if (ts.isTemplateExpression(node)) return templateTexts(node, scope);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => textsOf(element, scope));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textsOf(node.left, scope), textsOf(node.right, scope)];
    return left.flatMap((one) => right.map((other) => String(Number(one) + Number(other))));
  }
  const list = ts.isIdentifier(node) && loopedOver(node, node.text);
  if (list) return textsOf(list, scope);
  const key = `${relative(scope.root, scope.source.fileName)}#${node.getText(scope.source)}`;
  if (scope.known[key]) return [...scope.known[key]];
  if (ts.isIdentifier(node)) {
    const declared = declarationOf(scope.source, node.text);
    if (declared) return textsOf(declared.value, { ...scope, source: declared.source });
    const properties = propertiesOf(scope.source, node.text);
    if (properties.length > 0) return properties.flatMap((value) => textsOf(value, scope));
  }
  throw new Error(
    `the SQL text of ${key} cannot be derived from the source: add its values to \`placeholders\` in statement-plans.deep.spec.ts`,
  );
};

/**
 * Finds every SQL statement in the source of these folders, except in tests and migrations.
 * @param root folder of the workspace
 * @throws Error if a template expression cannot be derived from the source and is not in `known`
 */
export const sourceStatements = (
  root: string,
  folders: readonly string[],
  known: KnownValues,
): SourceStatement[] => {
  const statements: SourceStatement[] = [];
  for (const path of folders.flatMap((folder) => filesUnder(join(root, folder)))) {
    const source = parse(path);
    visit(source, (node) => {
      const start = ts.isStringLiteralLike(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? node.head.text
          : '';
      if (!isStatement(start)) return;
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      for (const sql of textsOf(node as ts.Expression, { root, source, known })) {
        statements.push({ at: `${relative(root, path)}:${line}`, sql });
      }
    });
  }
  return statements;
};

/**
 * Returns the paths of the source files that use TypeORM repositories. The source does not contain their SQL
 * statements, so the test records the statements at run time.
 */
export const filesWithRepositories = (root: string, folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((path) =>
      /getRepository\(|createQueryBuilder\(|\b(tx|manager)\.(find|save|insert|update|delete)\w*\(/.test(
        readFileSync(path, 'utf8'),
      ),
    )
    .map((path) => relative(root, path))
    .sort();
