import { join } from 'node:path';
import { type Tree, formatFiles, generateFiles } from '@nx/devkit';
import { addImport, addToClassList, addToConstant, edit } from '../edits';
import { spellingsOf } from '../kebab-case';

const workerModules = {
  accounts: { file: 'accounts-worker.module.ts', className: 'AccountsWorkerModule' },
  billing: { file: 'billing.module.ts', className: 'BillingWorkerModule' },
  generations: { file: 'generations.module.ts', className: 'GenerationsWorkerModule' },
  thumbnails: { file: 'thumbnails.module.ts', className: 'ThumbnailsWorkerModule' },
} as const;

/** Options of the Nx generator `job`. */
export type JobOptions = {
  name: string;
  library: keyof typeof workerModules;
  kind?: 'scheduled' | 'enqueued';
  everyMs?: number;
  id?: string;
};

/**
 * Adds a background job: its contract, a handler with `@OnJob` in the worker module of a feature, and a spec that
 * runs the job on a real queue.
 * @param options `name` such as `thumbnails.archive`; `everyMs` is the interval of a scheduled job in ms; `id` is
 * the name of the id in the payload of an enqueued job
 * @throws Error if a name has the wrong form, or an enqueued job has no id
 */
export async function job(
  tree: Tree,
  { name, library, kind = 'scheduled', everyMs = 60_000, id }: JobOptions,
): Promise<void> {
  if (!/^[a-z]+\.[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`"${name}" is not a job name such as thumbnails.archive.`);
  if (kind === 'enqueued' && !/^[a-z][A-Za-z]*Id$/.test(id ?? '')) {
    throw new Error('An enqueued job needs --id, such as thumbnailId.');
  }
  const { kebab, pascal } = spellingsOf(`${name.replace('.', '-')}-job`);
  const folder = `libs/server/${library}/src`;
  generateFiles(tree, join(__dirname, 'files'), folder, { name, kebab, pascal, kind, id: id ?? '' });
  edit(tree, 'libs/contracts/src/jobs.ts', (text) => {
    const payload = kind === 'scheduled' ? 'noPayload' : `z.object({ ${id}: z.uuid() })`;
    const contract = addToConstant(text, 'jobSchemas', `'${name}': ${payload}`);
    return kind === 'scheduled' ? addToConstant(contract, 'jobSchedules', `'${name}': ${everyMs}`) : contract;
  });
  if (kind === 'enqueued') {
    edit(tree, 'libs/server/platform/queue/src/names.ts', (text) =>
      addToConstant(text, 'payloadOf', `'${name}': (id) => ({ ${id}: id })`),
    );
  }
  const { file, className } = workerModules[library];
  edit(tree, `${folder}/${file}`, (text) =>
    addImport(
      addToClassList(text, className, 'providers', `${pascal}Service`),
      `import { ${pascal}Service } from './${kebab}.service';`,
    ),
  );
  await formatFiles(tree);
}
