import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateRequestSchemas } from './generate-request-schemas';

const file = join(__dirname, 'request-schemas.generated.json');

/** To write it anew: `UPDATE_STRIPE_SCHEMAS=1`, format it, and look at what the provider's library changed. */
it('the schemas of the requests are those of the installed library', async () => {
  const schemas: unknown = JSON.parse(generateRequestSchemas());
  if (process.env['UPDATE_STRIPE_SCHEMAS'] === '1') await writeFile(file, JSON.stringify(schemas));
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(schemas);
});
