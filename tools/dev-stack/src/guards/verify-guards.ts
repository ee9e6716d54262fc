import { availableParallelism } from 'node:os';
import { say } from '../run';
import { type TestVariables } from '../test-services';
import { type Failure } from '../tests/test-reports';
import { type Outcome, type TestRun } from '../tests/test-run';
import { GuardWorkspace } from './guard-workspace';
import { type Guard, guardFolder } from './guards';

/** Verifies the guards of one spec: their tests pass first, and each fails when its rule is broken. */
const verifySpec = async (workspace: GuardWorkspace, guards: readonly Guard[]): Promise<Failure[]> => {
  const spec = guards[0]?.spec ?? '';
  const unverified = await workspace.unverified(spec, [...new Set(guards.map(({ test }) => test))]);
  const failures: Failure[] = [];
  for (const guard of guards) {
    const reason = unverified.includes(guard.test)
      ? 'the test does not pass without a change, or does not exist'
      : await workspace.verify(guard).catch((error: unknown) => String(error));
    if (reason === null) continue;
    say(
      `Not verified: ${guard.area}: ${guard.guard}\n  ${guard.file}\n  ${spec} "${guard.test}"\n  ${reason}`,
    );
    failures.push({ file: `${guardFolder}/${guard.area}.yaml`, name: guard.guard });
  }
  return failures;
};

/**
 * Breaks the rule of each guard in copies of the workspace, one copy for each processor core, and runs the named tests.
 * Everything must be built.
 * @returns a guard whose test failed counts as passed
 */
export const verifyGuards = async (
  { supervisor, data }: Pick<TestRun, 'supervisor' | 'data'>,
  variables: TestVariables,
  guards: readonly Guard[],
): Promise<Outcome> => {
  const specs = [...new Set(guards.map(({ spec }) => spec))];
  const lane = async (nr: number): Promise<Failure[]> => {
    const failures: Failure[] = [];
    const workspace = GuardWorkspace.create(data.in(`guards-${nr}`), supervisor, variables);
    for (let spec = specs.shift(); spec !== undefined; spec = specs.shift()) {
      const ofSpec = guards.filter((guard) => guard.spec === spec);
      failures.push(...(await verifySpec(workspace, ofSpec)));
    }
    return failures;
  };
  const lanes = Array.from({ length: Math.min(availableParallelism(), specs.length) }, (_, nr) => lane(nr));
  const failures = (await Promise.all(lanes)).flat();
  return { passed: guards.length - failures.length, failures, doubtful: [] };
};
