import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

/** A file that a hostile image provider sends, with its name in test reports. */
export type HostileFile = { name: string; bytes: Buffer };

const utf8 = (name: string, text: string): HostileFile => ({ name, bytes: Buffer.from(text) });
const latin1 = (name: string, text: string): HostileFile => ({ name, bytes: Buffer.from(text, 'latin1') });
const u16 = (value: number): number[] => [(value >> 8) & 255, value & 255];
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

/** Returns a PNG chunk with a correct checksum (https://www.w3.org/TR/png-3/#5Chunk-layout). */
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
};

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns a PNG whose header declares a size, with a megabyte of zeros as pixels. */
export const declaredPng = (width: number, height: number, depth = 8): Buffer =>
  Buffer.concat([
    pngSignature,
    pngChunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([depth, 2, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1024 * 1024))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

/** Returns a copy of a PNG with a chunk after its header. */
export const withPngChunk = (png: Buffer, type: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)]);

const jpegSegment = (marker: number, ...data: number[]): Buffer =>
  Buffer.from([0xff, marker, ...u16(data.length + 2), ...data]);

/** Returns a copy of a JPEG with a segment of application data after its first two bytes. */
export const withJpegSegment = (jpeg: Buffer, marker: number, data: Buffer): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, marker, ...u16(data.length + 2)]),
    data,
    jpeg.subarray(2),
  ]);

/**
 * Returns a valid grey progressive JPEG with a given number of scans. Each scan has 72 bytes and makes the decoder
 * pass over all blocks of the image (ITU-T T.81, annex G).
 */
export const manyScans = (side: number, scans: number): Buffer => {
  const blocks = Math.ceil(side / 8) ** 2;
  const scan = (first: number, last: number, approximation: number) =>
    jpegSegment(0xda, 1, 1, 0, first, last, approximation);
  const runs = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
  const parts = [
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, 0, ...Array<number>(64).fill(1)),
    jpegSegment(0xc2, 8, ...u16(side), ...u16(side), 1, 1, 0x11, 0),
    jpegSegment(0xc4, 0x00, 1, 1, ...Array<number>(14).fill(0), 0, 1),
    jpegSegment(0xc4, 0x10, 1, 1, ...Array<number>(14).fill(0), 0xe0, 0),
    scan(0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
  ];
  for (let at = 0; at < scans; at += 1) {
    const [coefficient, low] = [1 + Math.floor(at / 14), 13 - (at % 14)];
    parts.push(scan(coefficient, coefficient, low === 13 ? low : ((low + 1) << 4) | low), runs);
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
};

const zip = (): Buffer => {
  const [name, data] = [Buffer.from('a.png'), deflateRawSync(Buffer.alloc(10_000))];
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(10_000, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, data]);
};

const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="640" height="360">${inside}</svg>`;
const entities = (levels: number): string => {
  const lines = ['<!ENTITY a0 "ha">'];
  for (let level = 1; level <= levels; level += 1)
    lines.push(`<!ENTITY a${level} "${`&a${level - 1};`.repeat(10)}">`);
  return `<!DOCTYPE svg [${lines.join('')}]>`;
};

/**
 * Returns files that are no raster image. None of them may be decoded.
 * @param trap address on this machine that no decoder may fetch
 */
export const foreignFiles = (trap: string): HostileFile[] => [
  utf8('an empty file', ''),
  utf8('one byte', 'x'),
  utf8('spaces', ' '.repeat(4096)),
  utf8('plain text', 'no image today'),
  utf8('an HTML page', '<!doctype html><title>Bad gateway</title><script>alert(1)</script>'),
  utf8('JSON', JSON.stringify({ error: { message: 'no image' } })),
  utf8('JSON with an image address', JSON.stringify({ url: trap })),
  utf8('XML', '<?xml version="1.0"?><a>1</a>'),
  utf8('an SVG', svg('<rect width="640" height="360" fill="red"/>')),
  utf8('an SVG with a script', svg(`<script>fetch('${trap}')</script>`)),
  utf8('an SVG with an event handler', svg(`<rect width="9" height="9" onload="fetch('${trap}')"/>`)),
  utf8('an SVG with an external image', svg(`<image xlink:href="${trap}" width="9" height="9"/>`)),
  utf8('an SVG with a file of this machine', svg('<image href="file:///etc/passwd" width="9" height="9"/>')),
  utf8('an SVG with an external style sheet', svg('', `<?xml-stylesheet href="${trap}"?>`)),
  utf8('an SVG with an external use', svg(`<use href="${trap}#a"/>`)),
  utf8(
    'an SVG with an XML entity of a file',
    svg('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ),
  utf8(
    'an SVG with an XML entity of an address',
    svg('&x;', `<!DOCTYPE svg [<!ENTITY x SYSTEM "${trap}">]>`),
  ),
  utf8('an SVG with nested XML entities', svg('<text>&a9;</text>', entities(9))),
  utf8('an SVG with a million nested groups', svg('<g>'.repeat(1_000_000))),
  utf8(
    'an SVG of a huge declared size',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>',
  ),
  { name: 'a compressed SVG', bytes: gzipSync(svg('<rect width="640" height="360"/>')) },
  { name: 'a gzip bomb', bytes: gzipSync(Buffer.alloc(30 * 1024 * 1024)) },
  { name: 'a zip archive', bytes: zip() },
  utf8('an MVG drawing', `push graphic-context\nimage over 0,0 0,0 '${trap}'\npop graphic-context`),
  utf8('a PostScript file', '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 640 360\nshowpage\n'),
  utf8('a PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  utf8('a PPM', 'P3 2 2 255 255 0 0 0 255 0 0 0 255 255 255 255'),
  utf8('a Radiance file', '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 360 +X 640\n'),
  utf8('a FITS file', 'SIMPLE  =                    T'.padEnd(2880)),
  utf8('a shell script', '#!/bin/sh\nid\n'),
  latin1(
    'a BMP of a huge declared size',
    `BM${'\0'.repeat(12)}\x28\0\0\0\xff\xff\xff\x7f\xff\xff\xff\x7f\x01\0\x18\0`,
  ),
  latin1('an icon', '\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x18\0'),
  latin1('a TIFF with a loop of directories', 'II*\0\x08\0\0\0\0\0\x08\0\0\0'),
  latin1('a BigTIFF', 'II+\0\x08\0\0\0\x10\0\0\0\0\0\0\0'),
  latin1('a JPEG XL', '\xff\x0a\xfa\x1f\x01\x90\x08\x10\x10\0'),
  latin1('a JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 '),
  latin1('an MP4', '\0\0\0\x18ftypisom\0\0\x02\0isomiso2'),
  latin1('a HEIC without content', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  latin1('an AVIF without content', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'),
  latin1('an OpenEXR', 'v/1\x01\x02\0\0\0channels\0chlist\0'),
  latin1('an ELF program', '\x7fELF\x02\x01\x01'.padEnd(64, '\0')),
  latin1('a WebAssembly module', '\0asm\x01\0\0\0'),
  latin1('only the signature of a PNG', '\x89PNG\r\n\x1a\n'),
  latin1('only the signature of a JPEG', '\xff\xd8\xff\xe0'),
  latin1('only the signature of a WebP', 'RIFF\xff\xff\xff\xffWEBPVP8X'),
  latin1('only the signature of a GIF', 'GIF89a'),
  latin1('a WebP with a RIFF size of zero', 'RIFF\0\0\0\0WEBPVP8 \0\0\0\0'),
];
