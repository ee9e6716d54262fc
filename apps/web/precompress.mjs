/**
 * Program that writes the compressed files `x.br` and `x.gz` next to each text file `x` of the build, for web
 * servers that send precompressed files. HTML pages are not compressed here, because the web server first inserts
 * the site's address into the pages. The `build` target runs this program last.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Quality of Brotli by file extension; 11 for all others. The best quality needs 20 s or more for a WebAssembly program of
 * 6 MB, and saves 15 % of its transfer.
 */
const qualities = { '.wasm': 6 };

/** Smallest size in bytes of a file that is compressed. For smaller files the compression saves too few bytes. */
const smallest = 256;

const web = join(import.meta.dirname, '../../dist/apps/web');

for (const name of readdirSync(web, { recursive: true })) {
  if (!/\.(js|css|svg|webmanifest|wasm|tflite)$/.test(name)) continue;
  const file = join(web, name);
  const bytes = readFileSync(file);
  if (bytes.length < smallest) continue;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: qualities[extname(name)] ?? constants.BROTLI_MAX_QUALITY,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
