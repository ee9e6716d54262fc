import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateRequestSchemas } from './generate-request-schemas';

const file = join(__dirname, 'request-schemas.generated.json');

/**
 * Set `UPDATE_STRIPE_SCHEMAS=1` to regenerate request-schemas.generated.json. Then format the file and review the
 * changes.
 */
it('the request schemas of the payment simulator match the types of the installed stripe library', async () => {
  const schemas: unknown = JSON.parse(generateRequestSchemas());
  if (process.env['UPDATE_STRIPE_SCHEMAS'] === '1') await writeFile(file, JSON.stringify(schemas));
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(schemas);
});
