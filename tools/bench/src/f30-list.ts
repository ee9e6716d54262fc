import { join } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { createFileStore } from '@portada/storage';
import { z } from 'zod';
import { createBenchApp } from './bench-app';
import type { Bench, Benchmark } from './benchmark';
import { chromiumFlags } from './f26-editor';
import { fillThumbnails, marks, objectKeyOf } from './many-thumbnails';
import type { BenchUser } from './requests';
import { figuresOf, interleave } from './rounds';
import { studioPng } from './studio-png';
import { WholeStack } from './whole-stack';

/** Pages of the list that are loaded before it is scrolled, and frames of scrolling. */
const [loadedPages, scrolledFrames] = [10, 240];

const viewport = { width: 1280, height: 800 };

/** Times in ms that a user of the thumbnail list notices. */
type ListTimes = { firstCard: number; longestFrame: number; search: number };

// The programs of the page are texts, because this project is compiled without the types of browsers.
/** Sets the global variable `firstCard` to the time in ms from the navigation to the first card. */
const watchFirstCard = `{
  const look = () => {
    if (document.querySelector('#thumbnail-grid article')) globalThis.firstCard = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** Scrolls down and up by 120 px in each frame. The result is the longest time in ms between two frames. */
const scroll = (frames: number) => `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const end = document.documentElement.scrollHeight - innerHeight;
  let longest = 0;
  let step = 120;
  await frame();
  let last = performance.now();
  for (let n = 0; n < ${frames}; n += 1) {
    if (scrollY + step > end || scrollY + step < 0) step = -step;
    scrollBy(0, step);
    await frame();
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  scrollTo(0, 0);
  return longest;
})()`;

/** Sets the global variable `found` to the time in ms from the next input to a list of only matching cards. */
const watchSearch = `{
  globalThis.found = undefined;
  addEventListener('input', () => {
    const begin = performance.now();
    const look = () => {
      const cards = [...document.querySelectorAll('#thumbnail-grid article')];
      const isDone = cards.length > 0 && cards.every(({ textContent }) => /${marks.word}/i.test(textContent));
      if (isDone) globalThis.found = performance.now() - begin;
      else requestAnimationFrame(look);
    };
    look();
  }, { once: true, capture: true });
}`;

/** Waits for a global variable of the page. @returns its number */
const numberAt = async (page: Page, name: string): Promise<number> =>
  z.number().parse(
    await page.evaluate(`new Promise((resolve) => {
      const look = () => globalThis.${name} === undefined ? requestAnimationFrame(look) : resolve(globalThis.${name});
      look();
    })`),
  );

/** Opens the list of a user in a new context, loads pages, scrolls and searches. */
const useList = async (
  bench: Bench,
  browser: Browser,
  origin: string,
  user: BenchUser,
): Promise<ListTimes> => {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  try {
    await context.addCookies([
      { name: 'sid', value: user.token, url: origin },
      { name: 'signed-in', value: '1', url: origin },
    ]);
    const page = await context.newPage();
    await page.addInitScript(watchFirstCard);
    await page.goto(`${origin}/thumbnails`);
    const firstCard = await numberAt(page, 'firstCard');
    const cards = page.locator('#thumbnail-grid article');
    const more = page.getByRole('button', { name: 'Show more' });
    for (let pages = 1; pages < loadedPages && (await more.isVisible()); pages += 1) {
      await more.click();
      await cards.nth(24 * pages).waitFor();
    }
    const frames = bench.of(scrolledFrames, 10);
    const longestFrame = z.number().parse(await page.evaluate(scroll(frames)));
    await page.getByRole('searchbox').focus();
    await page.evaluate(watchSearch);
    await page.keyboard.insertText(marks.word);
    const search = await numberAt(page, 'found');
    return { firstCard, longestFrame, search };
  } finally {
    await context.close();
  }
};

const aims = [
  { part: 'firstCard', about: 'from the navigation to the first card' },
  { part: 'longestFrame', about: `the longest frame while ${loadedPages} loaded pages are scrolled` },
  { part: 'search', about: 'from the last key of a search to its result' },
] as const;

/** Number of thumbnails of the measured user, and of the user to whom the first is compared. */
const thumbnails = { many: { full: 5000, smallest: 60 }, few: 24 } as const;
/** Number of pictures in the store, which all images share. */
const pictures = 24;

/** Benchmark F30: the page of a long thumbnail list in a browser, compared with the same page of a short list. */
export const browseList: Benchmark = async (bench) => {
  const beside = `the same with ${thumbnails.few} thumbnails`;
  const program = bench.settings.BENCH_CHROMIUM;
  if (program === undefined) {
    const about = { name: 'F30', path: 'a list of 5,000 thumbnails in a browser', beside };
    return [{ ...about, skipped: 'Chromium is not installed: install it, or set PORTADA_CHROMIUM' }];
  }
  const app = await createBenchApp(bench.settings, 'bench_30', 2);
  const [many, few] = app.users;
  if (!many || !few) throw new Error('the benchmark has no users');
  const count = bench.of(thumbnails.many.full, thumbnails.many.smallest);
  const owners = [
    { user: many, count },
    { user: few, count: thumbnails.few },
  ];
  await fillThumbnails(app, owners, pictures);
  const folder = 'list';
  const store = createFileStore({ directory: join(bench.folder, folder, 'storage') });
  await store.open({ mayCreate: true });
  const bytes = await studioPng();
  for (let n = 0; n < pictures; n += 1) await store.put(objectKeyOf(n), bytes, 'image/png');
  const { origin } = await WholeStack.start(bench, app, folder, {});
  const browser = await chromium.launch({ executablePath: program, args: chromiumFlags });
  try {
    const use = (user: BenchUser) => () => useList(bench, browser, origin, user);
    // The first round encodes the images and fills the caches.
    if (!bench.smoke) for (const user of [few, many]) await use(user)();
    const measured = await interleave(bench, { ours: use(many), peer: use(few) });
    return aims.map(({ part, about }) => ({
      name: 'F30',
      path: `a list of 5,000 thumbnails in a browser: ${about}`,
      beside,
      figures: figuresOf(measured, (times) => times[part]),
      unit: 'ms',
      aim: { at: 'most', ratio: 1.5 },
    }));
  } finally {
    await browser.close();
    await bench.processes.endAll();
    await app.close();
  }
};
