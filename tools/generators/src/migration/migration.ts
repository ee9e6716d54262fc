import { join } from 'node:path';
import { type Tree, formatFiles, generateFiles } from '@nx/devkit';
import { addImport, addToConstant, edit } from '../edits';
import { spellingsOf } from '../kebab-case';

/** Options of the Nx generator `migration`. */
export type MigrationOptions = { name: string; up?: string; down?: string };

const folder = 'libs/server/platform/database/src/migrations';

/** Returns the next number of a migration: 13 digits, one more than the largest number. */
const nextNumber = (tree: Tree): string => {
  const numbers = tree.children(folder).flatMap((file) => /^\d{13}/.exec(file)?.[0] ?? []);
  return String(Math.max(...numbers.map(Number)) + 1);
};

/**
 * Adds a numbered migration to the list of migrations. The checksum of a migration is added at its release.
 * @param options name in kebab case, SQL that makes the change, and SQL that reverts the change
 * @throws Error if the name is not in kebab case
 */
export async function migration(
  tree: Tree,
  { name, up = '-- Write the change here.', down = '-- Undo the change here.' }: MigrationOptions,
): Promise<void> {
  const { kebab, pascal } = spellingsOf(name);
  const number = nextNumber(tree);
  const sql = { up: escaped(up), down: escaped(down) };
  generateFiles(tree, join(__dirname, 'files'), folder, {
    kebab,
    number,
    className: `${pascal}${number}`,
    ...sql,
  });
  edit(tree, `${folder}/index.ts`, (text) =>
    addImport(
      addToConstant(text, 'migrations', `${pascal}${number}`),
      `import { ${pascal}${number} } from './${number}-${kebab}';`,
    ),
  );
  await formatFiles(tree);
}

/** Escapes SQL text for use inside a template literal. */
const escaped = (sql: string): string => sql.replace(/[\\`]|\$\{/g, '\\$&');
