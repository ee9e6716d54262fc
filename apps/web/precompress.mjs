/**
 * Writes `x.br` and `x.gz` beside the text files of the build, for servers that send them as they are. Pages are not
 * among them: who serves them puts the site's own address in first. Run by the `build` target, last.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this size (bytes) a compressed answer is not worth its header. */
const smallest = 256;

const web = join(import.meta.dirname, '../../dist/apps/web');

for (const name of readdirSync(web, { recursive: true })) {
  if (!/\.(js|css|svg|webmanifest)$/.test(name)) continue;
  const file = join(web, name);
  const bytes = readFileSync(file);
  if (bytes.length < smallest) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
