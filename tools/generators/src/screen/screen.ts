import { join } from 'node:path';
import { type Tree, formatFiles, generateFiles } from '@nx/devkit';
import { addNextTo, edit } from '../edits';
import { spellingsOf } from '../kebab-case';

/** Options of the Nx generator `screen`. */
export type ScreenOptions = { name: string; access?: 'signed-in' | 'admin'; title: string; titulo: string };

/**
 * Adds a screen: a feature folder with page, messages, route and spec, and an entry in the route manifest.
 * @param options name in kebab case, access, and the titles in English and Spanish
 * @throws Error if the name is used already or not in kebab case
 */
export async function screen(
  tree: Tree,
  { name, access = 'signed-in', title, titulo }: ScreenOptions,
): Promise<void> {
  const { kebab, camel, pascal } = spellingsOf(name);
  const folder = `apps/web/src/features/${kebab}`;
  if (tree.exists(folder)) throw new Error(`The folder ${folder} exists already.`);
  const quoted = { title: JSON.stringify(title), titulo: JSON.stringify(titulo) };
  generateFiles(tree, join(__dirname, 'files'), folder, { kebab, camel, pascal, access, ...quoted });
  edit(tree, 'apps/web/src/app/route-manifest.ts', (text) =>
    addNextTo(
      text,
      { before: '// `nx g @portada/tools:screen` inserts' },
      `screen('/${kebab}', '${access}', () => import('../features/${kebab}/${kebab}.route')),\n  `,
    ),
  );
  await formatFiles(tree);
}
