import { invalidSignaturesIn, vulnerabilitiesIn } from './audit-answers';

test('an audit counts vulnerabilities that are high or critical', () => {
  const audit = { metadata: { vulnerabilities: { low: 4, moderate: 3, high: 2, critical: 1, total: 10 } } };
  expect(vulnerabilitiesIn(JSON.stringify(audit))).toBe(3);
});

test('a check of signatures counts invalid signatures', () => {
  expect(invalidSignaturesIn(JSON.stringify({ invalid: [{ name: 'a' }], missing: [] }))).toBe(1);
  expect(invalidSignaturesIn(JSON.stringify({ invalid: [], missing: [{ name: 'a' }] }))).toBe(0);
});

test.each(['', 'not json', '{"message":"405 Method Not Allowed","error":{"code":"E405"}}', 'null'])(
  'the output %j is no answer of the registry',
  (text) => {
    expect([vulnerabilitiesIn(text), invalidSignaturesIn(text)]).toEqual([null, null]);
  },
);
