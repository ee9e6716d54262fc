/**
 * Program that writes the compressed files `x.br` and `x.gz` next to each text file `x` of the build, for web
 * servers that send precompressed files. HTML pages are not compressed here, because the web server first inserts
 * the site's address into the pages. The `build` target runs this program last.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Smallest size in bytes of a file that is compressed. For smaller files the compression saves too few bytes. */
const smallest = 256;

const web = join(import.meta.dirname, '../../dist/apps/web');

for (const name of readdirSync(web, { recursive: true })) {
  if (!/\.(js|css|svg|webmanifest|tflite)$/.test(name)) continue;
  const file = join(web, name);
  const bytes = readFileSync(file);
  if (bytes.length < smallest) continue;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
