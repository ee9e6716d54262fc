import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageModelDetails, modelQualities } from '@portada/contracts';
import { type ImageModel, hostedModels, imageModelSettings } from '@portada/image-models';
import { modelInput } from '@portada/image-models/contract';
import { createStudio } from '@portada/studio/engine';
import { z } from 'zod';

const page = readFileSync(join(__dirname, '../../../docs/image-models.md'), 'utf8');

/** Returns the cells of the rows of the first table after a heading of the page, by the names in their first cell. */
const tableUnder = (heading: string): Map<string, string[]> => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const lines = section.split('\n');
  const first = lines.findIndex((line) => line.startsWith('| -'));
  const rows = lines.slice(first + 1, lines.indexOf('', first));
  return new Map(
    rows.flatMap((row) => {
      const [names = '', ...cells] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']): [string, string[]] => [name, cells]);
    }),
  );
};

const settings = z.object(imageModelSettings).parse({});
const models: Record<string, ImageModel> = {
  studio: createStudio({ directory: 'dist/studio', threads: 1 }),
};
for (const [name, make] of Object.entries(hostedModels(settings)))
  models[name] = make(name === 'comfyui' ? 'sdxl.safetensors' : null);
afterAll(() => Promise.all(Object.values(models).map((model) => model.close())));

const abilities = tableUnder('What each model can do');
const credits = tableUnder('What users choose and pay');

const progressWords = { percent: /^percent/, stages: /^stages/, none: /^nothing/ } as const;
const cancelWords = { hard: /^stops/, queued: /queued/, none: /^none/ } as const;

it('the page about image models lists every model of the settings, and no other', () => {
  const names = Object.keys(models).sort();
  expect([...abilities.keys()].sort()).toEqual(names);
  expect([...credits.keys()].sort()).toEqual(names);
  expect([...new Set(tableUnder('Set a model in one minute').keys())].sort()).toEqual(names);
  expect(Object.keys(imageModelDetails).sort()).toEqual(names);
});

it.each(Object.keys(models))('the page about image models states what the code of %s can do', (name) => {
  const { capabilities, estimateUsd } = models[name] ?? {};
  const [drawing = '', seed, killed = '', cancel = '', atOnce, price] = abilities.get(name) ?? [];
  if (!capabilities) throw new Error(name);
  expect(drawing).toMatch(progressWords[capabilities.progress]);
  expect(/preview|partial images/.test(drawing)).toBe(capabilities.previews);
  expect(seed).toBe(capabilities.seed ? 'yes' : 'no');
  expect(killed.includes('follows the same job')).toBe(capabilities.resume);
  expect(cancel).toMatch(cancelWords[capabilities.cancel]);
  expect(atOnce).toBe(capabilities.concurrency === undefined ? 'cores' : String(capabilities.concurrency));
  expect(price === 'free').toBe(estimateUsd === undefined);
});

it.each(Object.keys(models))('the page about image models states the price of %s in dollars', (name) => {
  const price = abilities.get(name)?.[5] ?? '';
  const estimate = models[name]?.estimateUsd?.({ ...modelInput(), quality: 'standard' });
  if (estimate === undefined || estimate === null) return expect(price).toMatch(/^(free|unknown)/);
  const stated = [...price.matchAll(/\$([\d.]+)/g)].map(([, dollars]) => Number(dollars));
  // The estimate is an upper bound, with the tokens of the prompt and of partial images.
  expect(stated.some((dollars) => dollars <= estimate * 1.01 && dollars > estimate * 0.6)).toBe(true);
});

it.each(Object.keys(imageModelDetails))('the page about image models states the credits of %s', (name) => {
  const cell = credits.get(name)?.[0] ?? '';
  const details = imageModelDetails[name as keyof typeof imageModelDetails];
  const prices: Partial<Record<string, number>> = details.credits;
  const offered = modelQualities.filter((quality) => prices[quality] !== undefined);
  const amounts = new Set(offered.map((quality) => prices[quality]));
  const expected =
    amounts.size > 1
      ? offered.map((quality) => `${prices[quality]} \`${quality}\``).join(', ')
      : `${prices['standard']}${offered.length > 1 ? ' in each quality' : ''}`;
  expect(cell.startsWith(expected)).toBe(true);
});
