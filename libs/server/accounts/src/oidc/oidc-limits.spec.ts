import { loopbackFactor } from '../abuse/address-rate-limit.service';
import { type OidcHarness, createOidcHarness, newPerson } from './oidc-harness.fixture';

let harness: OidcHarness;

beforeAll(async () => {
  harness = await createOidcHarness(5, {}, { signUpOfDayByAddress: { points: 1, seconds: 86_400 } });
});
afterAll(() => harness.close());

test('third-party sign-ups count as new accounts of the day, sign-ins to an existing account do not', async () => {
  // The test sends its requests from the loopback address, which has more rate-limit points.
  const people = Array.from({ length: loopbackFactor }, () => newPerson());
  const [first = newPerson()] = people;
  for (const person of people) expect(await harness.popup(harness.browser(), person)).toBe('signed_in');
  expect(await harness.popup(harness.browser(), newPerson())).toBe('too_many_requests');
  expect(await harness.popup(harness.browser(), first)).toBe('signed_in');
  expect(await harness.counts()).toMatchObject({ users: people.length, identities: people.length });
});
