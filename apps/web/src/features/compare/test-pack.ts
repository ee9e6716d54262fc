import type { Axis } from '@portada/studio/variants';
import { strToU8, zipSync } from 'fflate';
import { fileNameOf } from '../../shared/thumbnails/file-name';
import type { PairDifference } from './pairs';

/** Texts of the test pack in the language of the creator. */
export type PackTexts = {
  title: string;
  files: string;
  differs: (pair: { a: string; b: string; axes: string }) => string;
  nothing: string;
  stepsTitle: string;
  steps: readonly string[];
  axis: (axis: Axis) => string;
  log: { date: string; variant: string; axis: string; result: string; first: string };
};

/** One thumbnail of a test pack with its file. */
export type PackVariant = { letter: string; title: string; file: Uint8Array };

type Pack = {
  variants: readonly PackVariant[];
  differences: readonly PairDifference[];
  texts: PackTexts;
  /** Day of the pack, in local time. */
  day: Date;
};

/** Windows shows plain texts with this line end in every editor. */
const lineEnd = '\r\n';
/** Mark with which spreadsheets read a table as UTF-8. */
const utf8Mark = '\uFEFF';

const fileOf = ({ letter, title }: PackVariant): string => `${letter}-${fileNameOf(title, 'jpeg')}`;

const axesText = (axes: readonly Axis[], { axis, nothing }: PackTexts): string =>
  axes.length === 0 ? nothing : axes.map(axis).join(', ');

const readme = ({ variants, differences, texts }: Pack): string =>
  [
    texts.title,
    '',
    texts.files,
    ...variants.map((variant) => `- ${fileOf(variant)}: ${variant.title}`),
    '- log.csv',
    '',
    ...differences.map(({ a, b, axes }) => texts.differs({ a, b, axes: axesText(axes, texts) })),
    '',
    texts.stepsTitle,
    ...texts.steps.map((step, place) => `${place + 1}. ${step}`),
    '',
  ].join(lineEnd);

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const isoDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The table has one row for each thumbnail. The axis is what differs from the first one; the result is empty. */
const log = ({ variants, differences, texts, day }: Pack): string => {
  const { date, variant, axis, result, first } = texts.log;
  const changeOf = ({ letter }: PackVariant): string => {
    const pair = differences.find(({ a, b }) => a === variants[0]?.letter && b === letter);
    return pair ? axesText(pair.axes, texts) : first;
  };
  const rows = variants.map((one) => [isoDay(day), fileOf(one), changeOf(one), '']);
  const lines = [[date, variant, axis, result], ...rows].map((row) => row.map(cell).join(','));
  return utf8Mark + lines.join(lineEnd) + lineEnd;
};

/** Packs the files of a test as a zip: the JPEGs, `README.txt` and `log.csv`. */
export const testPack = (pack: Pack): Uint8Array<ArrayBuffer> => {
  const pictures = pack.variants.map((variant) => [fileOf(variant), [variant.file, { level: 0 }]] as const);
  return zipSync({
    ...Object.fromEntries(pictures),
    'README.txt': strToU8(readme(pack)),
    'log.csv': strToU8(log(pack)),
  });
};
