import ts from 'typescript';

type Insertion = { at: number; text: string };

/**
 * Adds a language to every object with the properties `en` and `es`, and to every call of `defineMessages`, as a copy of
 * the English value. Names of the English locale in a copy are replaced by the code.
 * @param path path of a TypeScript file
 * @param text content of the file
 * @param code code of the language
 * @returns the new content of the file
 */
export const withLanguage = (path: string, text: string, code: string): string => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const insertions: Insertion[] = [];
  const copyOf = (node: ts.Node): string => node.getText().replace(/'en(?:[-_](?:US|GB))?'/g, `'${code}'`);
  const visit = (node: ts.Node): void => {
    const added = insertionIn(node, code, copyOf);
    // The visit skips copied nodes, because no language is added inside a copy.
    if (added) insertions.push(added);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return insertions.reduceRight(
    (changed, { at, text: added }) => changed.slice(0, at) + added + changed.slice(at),
    text,
  );
};

const insertionIn = (node: ts.Node, code: string, copyOf: (node: ts.Node) => string): Insertion | null => {
  if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') {
    const [english] = node.arguments;
    const last = node.arguments.at(-1);
    return english && last ? { at: last.getEnd(), text: `,\n${copyOf(english)}` } : null;
  }
  if (!ts.isObjectLiteralExpression(node)) return null;
  const valueOf = (name: string) =>
    node.properties.find(
      (property) =>
        (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) &&
        property.name.getText() === name,
    );
  const [english, last] = [valueOf('en'), node.properties.at(-1)];
  if (!english || !valueOf('es') || valueOf(code) || !last) return null;
  return {
    at: last.getEnd(),
    text: `,\n${code}: ${copyOf(ts.isPropertyAssignment(english) ? english.initializer : english)}`,
  };
};
