import type { Tree } from '@nx/devkit';
import ts from 'typescript';

/**
 * Changes the text of a file of the workspace.
 * @param change function that returns the new text for the old text
 * @throws Error if the file is missing or `change` throws; the message begins with the path
 */
export const edit = (tree: Tree, path: string, change: (text: string) => string): void => {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} is missing, so the generator does not match the workspace.`);
  try {
    tree.write(path, change(text));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('edited.ts', text, ts.ScriptTarget.Latest, true);

const find = <T extends ts.Node>(node: ts.Node, matches: (node: ts.Node) => node is T): T | undefined =>
  matches(node) ? node : ts.forEachChild(node, (child) => find(child, matches));

const insert = (text: string, at: number, added: string): string =>
  text.slice(0, at) + added + text.slice(at);

type Literal = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);

const addEntry = (text: string, literal: Literal, entry: string): string => {
  const entries = ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
  const last = entries.at(-1);
  if (last === undefined) return insert(text, literal.getEnd() - 1, entry);
  return insert(text, last.getEnd(), `,\n${entry}`);
};

/**
 * Adds an entry at the end of an array or object literal.
 * @param text source text of the file
 * @param name name of the constant; a call or `as const` may wrap its literal
 * @param entry source text of the entry
 * @throws Error if the text has no such constant
 */
export const addToConstant = (text: string, name: string, entry: string): string => {
  const declaration = find(
    parse(text),
    (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === name,
  );
  const literal = declaration?.initializer && find(declaration.initializer, isLiteral);
  if (!literal) throw new Error(`the file has no array or object named ${name}`);
  return addEntry(text, literal, entry);
};

/**
 * Adds an entry to the array of a property in a class or its decorators, such as `providers` of a module.
 * @throws Error if the text has no such class or array
 */
export const addToClassList = (text: string, className: string, property: string, entry: string): string => {
  const owner = find(
    parse(text),
    (node): node is ts.ClassDeclaration => ts.isClassDeclaration(node) && node.name?.text === className,
  );
  const assignment =
    owner &&
    find(
      owner,
      (node): node is ts.PropertyAssignment =>
        ts.isPropertyAssignment(node) &&
        node.name.getText() === property &&
        ts.isArrayLiteralExpression(node.initializer),
    );
  if (!assignment) throw new Error(`the class ${className} has no list ${property}`);
  return addEntry(text, assignment.initializer as ts.ArrayLiteralExpression, entry);
};

/** Adds an import statement after the last import of a file. @returns the new text of the file */
export const addImport = (text: string, statement: string): string => {
  const last = parse(text).statements.filter(ts.isImportDeclaration).at(-1);
  return last ? insert(text, last.getEnd(), `\n${statement}`) : `${statement}\n${text}`;
};

/**
 * Inserts a text directly before or after an anchor text.
 * @throws Error if the anchor text does not occur exactly once
 */
export const addNextTo = (
  text: string,
  where: { before: string } | { after: string },
  added: string,
): string => {
  const anchor = 'before' in where ? where.before : where.after;
  const at = text.indexOf(anchor);
  if (at === -1 || text.includes(anchor, at + 1)) throw new Error(`"${anchor}" does not occur exactly once`);
  return insert(text, 'before' in where ? at : at + anchor.length, added);
};
