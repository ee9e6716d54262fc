import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { invalidSignaturesIn, vulnerabilitiesIn } from '../audit-answers';
import { say } from '../run';
import { inWorkspace } from '../workspace';

/** File with the bill of materials, in the format CycloneDX. */
const billFile = 'dist/sbom.cdx.json';
/** Times in ms after which the registry counts as unavailable: for an audit, and for the signatures of all packages. */
const [auditMs, signaturesMs] = [15_000, 120_000];

/** Runs npm, and returns its output, also if it failed. The output is incomplete if npm took longer than `timeout` ms. */
const npm = (args: string[], timeout: number): Promise<string> =>
  new Promise((resolve) => {
    const options = { cwd: inWorkspace(), timeout, maxBuffer: 64 * 1024 * 1024 };
    execFile('npm', [...args, '--fetch-retries=0'], options, (_error, stdout) => resolve(stdout));
  });

/**
 * Command `dependencies`: writes the bill of materials of the installed packages, and asks the registry for known
 * vulnerabilities and for signatures. A registry that does not answer is no failure.
 * @returns 1 if a vulnerability is high or critical, or a signature is invalid; otherwise 0
 */
export const dependencies = async (): Promise<number> => {
  const ofProduct = ['--omit=dev', '--package-lock-only'];
  const bill = await npm(['sbom', '--sbom-format=cyclonedx', ...ofProduct], signaturesMs);
  mkdirSync(inWorkspace('dist'), { recursive: true });
  writeFileSync(inWorkspace(billFile), bill);
  const vulnerabilities = vulnerabilitiesIn(await npm(['audit', '--json', ...ofProduct], auditMs));
  if (vulnerabilities === null) {
    say('The registry answers no audits, so vulnerabilities and signatures were not checked.');
    return 0;
  }
  const invalid = invalidSignaturesIn(await npm(['audit', 'signatures', '--json'], signaturesMs));
  say(
    `Packages: ${vulnerabilities} high or critical vulnerabilities, ${invalid ?? 'unknown'} invalid signatures.`,
  );
  return vulnerabilities > 0 || (invalid ?? 0) > 0 ? 1 : 0;
};
