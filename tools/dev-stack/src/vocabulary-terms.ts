/** Kinds of source text that the vocabulary check reads. */
export type Place = 'name' | 'title' | 'log message' | 'comment';

/** A forbidden word and the term to use. `word` is matched against a whole text, or a name as words (`tell change`). */
export type Term = { word: RegExp; use: string; places: readonly Place[] };

const texts = ['title', 'log message', 'comment'] as const;
const everywhere = ['name', ...texts] as const;
const names = ['name'] as const;

/** Words that are forbidden only in names of declarations. They are ordinary English words in a sentence. */
const ofNames: [word: RegExp, use: string][] = [
  [/^(tell|tells|told|hear|hears|heard)\b/, 'publish, notify, handle'],
  [/\bnews$/, 'events'],
  [/^(take|call|choose) next\b|\bnext of$/, 'claimNext, enqueueNextForUser'],
  [/^waiting turn$/, 'waitingForSlot, concurrency slot'],
  [/^insist\b/, 'retryWhileUnavailable'],
  [/^let go\b/, 'release'],
  [/^take back\b|^lend\b/, 'acquire, releaseAll'],
  [
    /^(till|books|post office|world|desk)$/,
    'BillingHarness, ReconciliationFixture, webhook capture, RenderContext',
  ],
  [/^(open till|open books|open shop|shop keys|till keys|books keys)$/, 'create…Harness, …Fixture'],
  [/^wish(es)?\b|^withdraw\b|^unanswered\b/, 'idempotent request, cancel, pendingRequest'],
  [/^(as sent|drawn anew)\b/, 'static island, re-render'],
  [/^until alive$/, 'hydrated'],
  [/^add texts$/, 'registerMessages'],
  [/^facts$|\bfacts$/, 'productConfig, XxxProps, ImageDetails'],
  [/\bspecimens?\b/, 'story, component catalogue'],
  [/^leave for\b|^wanted place\b/, 'redirectTo, returnTo'],
  [/^known devices?\b/, 'trustedDevice'],
  [/^prove\b|\bproofs?$/, 'verify, verification'],
  [/\btidy\b|\btidied\b/, 'cleanup, cleaned'],
  [/^epoch$/, 'redisInstanceId'],
  [/^readings$/, 'providerRevision'],
  [/^sound scene$|^is sound$/, 'meetsLegibility'],
  [/^tell one$|^cast$|^actors?$|^telling$/, 'idea renderers, composition'],
  [/^edge (image|errors|server)$|^guardian$/, 'web server, process reaper'],
];

/** Words and phrases that are forbidden in names and texts, because they have no standard meaning in software. */
const anywhere: [word: RegExp, use: string][] = [
  [/\bcoalescer?s?\b/i, 'Batcher, batch'],
  [/\bdoorbells?\b/i, 'wake-up signal'],
  [/\bguardians?\b/i, 'process reaper'],
  [/\bpost office\b/i, 'webhook capture'],
  [/\bhopeless(ly)?\b/i, 'expired'],
  [/\bcanar(y|ies)\b/i, 'secret-leak test'],
];

/** Words and phrases that are forbidden only in texts: test titles, log messages and comments. */
const ofTexts: [word: RegExp, use: string][] = [
  [/\bwho(so)?ever\b/i, 'the caller, the process, a user'],
  [/\b(some|no)body\b/i, 'a user, no user, another process'],
  [/\banew\b/i, 'again'],
  [/\b(the|another|healthy|untouched) house\b/i, 'Portada, a third party'],
  [/\blies in\b/i, 'is in'],
  [/\bgoes along\b/i, 'is sent with'],
  [/\b(letGo|insist(s|ed)?)\b/, 'release, retry'],
  [/\bnot now\b/i, 'unavailable, retrying'],
  [/\bnews\b/i, 'event'],
  [/\btakes? part in\b/i, 'is added to'],
  [/\bsays so\b|\bsaid so\b|\bis told\b|\bare told\b/i, 'reports, is notified, receives'],
];

/**
 * Forbidden first words of a test title. A title with such a beginning cannot be understood without the title
 * before.
 */
const ofTitles: [word: RegExp, use: string][] = [
  [/^(and|nor|or|but|so|also) /i, 'a whole sentence with its own subject'],
];

const termsOf = (list: [RegExp, string][], places: readonly Place[]): Term[] =>
  list.map(([word, use]) => ({ word, use, places }));

/** All forbidden words. `docs/glossary.md` lists the standard terms. */
export const terms: readonly Term[] = [
  ...termsOf(ofNames, names),
  ...termsOf(anywhere, everywhere),
  ...termsOf(ofTexts, texts),
  ...termsOf(ofTitles, ['title']),
];
