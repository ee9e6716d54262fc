import { join } from 'node:path';
import { type Tree, formatFiles, generateFiles } from '@nx/devkit';
import { addImport, addNextTo, edit } from '../edits';
import { spellingsOf } from '../kebab-case';

/** Options of the Nx generator `image-model`. */
export type ImageModelOptions = { name: string };

const library = 'libs/server/platform/image-models/src';

/**
 * Adds an image model: an adapter of the OpenAI images protocol, its settings in the worker, and a spec that runs
 * the contract of image models against a simulator. The developer then adapts adapter and simulator to the protocol
 * of the provider.
 * @param options name of the model in kebab case
 * @throws Error if the name is used already or not in kebab case
 */
export async function imageModel(tree: Tree, { name }: ImageModelOptions): Promise<void> {
  const { kebab, pascal, constant } = spellingsOf(name);
  const folder = `${library}/${kebab}`;
  if (tree.exists(folder)) throw new Error(`The folder ${folder} exists already.`);
  generateFiles(tree, join(__dirname, 'files'), folder, { kebab, pascal, constant });
  edit(
    tree,
    `${library}/index.ts`,
    (text) => `${text}export { ${pascal}Model } from './${kebab}/${kebab}-model';\n`,
  );
  edit(tree, 'apps/worker/src/settings.ts', (text) =>
    addNextTo(
      text,
      { before: '  STUDIO_DIR:' },
      `  /** Address and key of the image model ${kebab}; required when IMAGE_MODEL names it. */
  ${constant}_URL: z.url().optional(),
  ${constant}_KEY: z.string().min(1).optional(),\n`,
    ),
  );
  edit(tree, 'apps/worker/src/image-models.ts', (text) => registered(text, { kebab, pascal, constant }));
  edit(tree, 'README.md', (text) =>
    text.replace(
      /^\| `IMAGE_MODEL`.*\n/m,
      `$&| \`${constant}_URL\`, \`${constant}_KEY\` | – | address and key of the image model \`${kebab}\` |\n`,
    ),
  );
  await formatFiles(tree);
}

const registered = (
  text: string,
  { kebab, pascal, constant }: Record<'kebab' | 'pascal' | 'constant', string>,
) => {
  const settings = addNextTo(text, { before: "'IMAGE_MODEL' |" }, `'${constant}_URL' | '${constant}_KEY' | `);
  const maker = `'${kebab}': () => new ${pascal}Model({ url: settings.${constant}_URL, key: settings.${constant}_KEY }),\n    `;
  const made = addNextTo(settings, { before: 'studio: () =>' }, maker);
  return addImport(made, `import { ${pascal}Model } from '@portada/image-models';`);
};
