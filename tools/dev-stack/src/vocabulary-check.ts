import { readFileSync, readdirSync } from 'node:fs';
import { type Exception, exceptions } from './vocabulary-exceptions';
import { type Finding, findForbidden } from './vocabulary';
import { inWorkspace } from './workspace';

/** Folder of migrations, which are not checked because the checksums of released migrations freeze their texts. */
const frozen = 'libs/server/platform/database/src/migrations/';

const isSource = (file: string): boolean =>
  /\.(tsx?|mjs|js|sql)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file) && !file.startsWith(frozen);

const sources = (): string[] =>
  ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(inWorkspace(folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter(isSource),
  );

const allows = ({ path, word }: Exception, finding: Finding): boolean =>
  (path.endsWith('/') ? finding.file.startsWith(path) : finding.file === path) && word.test(finding.word);

/**
 * Checks the names, test titles, log messages and comments of all sources.
 * @returns one line for each forbidden word, such as `file:12 name "tellChange": use publish`, and for each exception
 *   that no file needs
 */
export const vocabularyBreaches = (): string[] => {
  const findings = sources().flatMap((file) => findForbidden(file, readFileSync(inWorkspace(file), 'utf8')));
  const isAllowed = (finding: Finding) => exceptions.some((exception) => allows(exception, finding));
  const unused = exceptions.filter((exception) => !findings.some((finding) => allows(exception, finding)));
  return [
    ...findings
      .filter((finding) => !isAllowed(finding))
      .map(({ file, line, place, word, use }) => `${file}:${line} ${place} "${word}": use ${use}`),
    ...unused.map(({ path, word }) => `Remove the exception for ${word} in ${path}: no file needs it.`),
  ];
};
