import { type Tree, formatFiles, visitNotIgnoredFiles } from '@nx/devkit';
import { addToConstant, edit } from '../edits';
import { migration } from '../migration/migration';
import { withLanguage } from './with-language';

/** Options of the Nx generator `language`. */
export type LanguageOptions = { code: string };

/**
 * Folders without generated copies: the grammar of a language, and what is built on it, are written by hand.
 */
const handWritten = ['understanding', 'proposals', 'reading', 'hooks'].map(
  (folder) => `libs/studio/${folder}/`,
);

const sourceFolders = [
  ...['api', 'gateway', 'web', 'web-server', 'worker'].map((app) => `apps/${app}/src`),
  ...['contracts', 'server', 'studio'].map((library) => `libs/${library}`),
  'tools/simulators/src',
];

/**
 * Adds a language: its code in the contract and in the database, and a copy of the English text at each place with an
 * English and a Spanish text. A person then translates the copies.
 * @param options `code` of two lower-case letters
 * @returns a function that prints the files to translate
 * @throws Error if the code has another form
 */
export async function language(tree: Tree, { code }: LanguageOptions): Promise<() => void> {
  if (!/^[a-z]{2}$/.test(code))
    throw new Error(`"${code}" is not a code of two lower-case letters, such as fr.`);
  edit(tree, 'libs/contracts/src/product-config.ts', (text) => addToConstant(text, 'languages', `'${code}'`));
  const copied: string[] = [];
  for (const folder of sourceFolders) {
    visitNotIgnoredFiles(tree, folder, (path) => {
      const isCopied = /\.tsx?$/.test(path) && !handWritten.some((one) => path.startsWith(one));
      const text = isCopied ? tree.read(path, 'utf8') : null;
      const changed = text === null ? null : withLanguage(path, text, code);
      if (changed === null || changed === text) return;
      tree.write(path, changed);
      copied.push(path);
    });
  }
  const check = (codes: string) =>
    `ALTER TABLE users DROP CONSTRAINT users_language_check, ADD CONSTRAINT users_language_check CHECK (language IN (${codes}))`;
  const before = databaseCodes(tree, code);
  await migration(tree, {
    name: `language-${code}`,
    up: check([...before, code].map((one) => `'${one}'`).join(', ')),
    down: `UPDATE users SET language = NULL WHERE language = '${code}';
${check(before.map((one) => `'${one}'`).join(', '))}`,
  });
  await formatFiles(tree);
  return () => {
    process.stdout.write(
      `\nTo translate: the values of "${code}", copied from English, in\n${copied.join('\n')}\n`,
    );
    process.stdout.write('Further steps: docs/contributing/add-a-language.md\n');
  };
}

/**
 * Returns the language codes that the database allows before the change: the codes of the contract without the new
 * code.
 */
const databaseCodes = (tree: Tree, code: string): string[] => {
  const text = tree.read('libs/contracts/src/product-config.ts', 'utf8') ?? '';
  const list = /languages = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/'([a-z]{2})'/g)].map(([, one]) => one ?? '').filter((one) => one !== code);
};
