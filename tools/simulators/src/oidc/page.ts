import { createHash } from 'node:crypto';
import { chooseLanguage, facts } from '@portada/contracts';
import type { SimulatedPerson } from './accounts';
import { oidcPath } from './path';
import { pageStyle } from './page.css';
import { pageTexts } from './page.texts';

const style = createHash('sha256').update(pageStyle).digest('base64');

/** Headers of every page: no script at all, forms to this origin alone, never in a frame. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

type Texts = (typeof pageTexts)['en'];

const pageOf = (
  acceptLanguage: string | undefined,
  title: 'title' | 'errorTitle',
  body: (texts: Texts) => string,
) => {
  const language = chooseLanguage(null, acceptLanguage);
  const texts = pageTexts[language];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${texts[title]} · ${texts.simulator}</title><style>${pageStyle}</style></head>
<body><main>
<div class="mark"><span class="logo"><svg width="30" height="22" viewBox="0 0 30 22" aria-hidden="true"><rect width="30" height="22" rx="5.5" fill="currentColor"/><rect x="17.5" y="13" width="8.5" height="5" rx="1.5" fill="#c5ee37"/></svg>${facts.product}</span>
<span class="chip">${texts.simulator}</span></div>
<div class="card">${body(texts)}</div>
</main></body></html>
`;
};

/** What the page was sent with when it could not be used. */
export type RefusedPerson = { email: string; name: string; isVerified: boolean };

/**
 * The sign-in page: who is it to be?
 * @param options `people` are offered with their photos; `refused` is shown again for a better try
 */
export const choicePage = (options: {
  acceptLanguage: string | undefined;
  people: readonly (SimulatedPerson & { photo: string })[];
  refused?: RefusedPerson;
}): string =>
  pageOf(options.acceptLanguage, 'title', (texts) => {
    const { refused } = options;
    const person = ({ name, email, isVerified, photo }: SimulatedPerson & { photo: string }) =>
      `<button class="person" name="email" value="${escape(email)}"><img src="${escape(photo)}" alt="" width="40" height="40">
<span><b>${escape(name)}</b><span>${escape(email)}</span><span class="state${isVerified ? '' : ' no'}">${
        isVerified ? texts.verified : texts.unverified
      }</span></span></button>`;
    return `<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
${refused ? `<p class="wrong" role="alert">${texts.wrong}</p>` : ''}
<h2>${texts.samples}</h2>
<form method="post" class="people"><input type="hidden" name="choice" value="sample">${options.people.map(person).join('')}</form>
<details${refused ? ' open' : ''}><summary>${texts.another}</summary>
<form method="post"><input type="hidden" name="choice" value="another">
<label>${texts.email}<input name="email" type="email" required maxlength="254" autocomplete="off" value="${escape(refused?.email ?? '')}"></label>
<label>${texts.name}<input name="name" required maxlength="80" autocomplete="off" value="${escape(refused?.name ?? '')}"></label>
<label class="check"><input name="verified" type="checkbox" value="yes"${refused?.isVerified === false ? '' : ' checked'}>${texts.isVerified}</label>
<button class="primary">${texts.go}</button></form></details>
<form method="post"><button class="outline" name="choice" value="cancel">${texts.cancel}</button></form>`;
  });

/** The page for a sign-in that cannot go on. @param code of RFC 6749, shown small for whoever develops */
export const errorPage = (acceptLanguage: string | undefined, code: string): string =>
  pageOf(
    acceptLanguage,
    'errorTitle',
    (texts) => `<h1>${texts.errorTitle}</h1><p class="lead">${texts.errorLead}</p><h2>${escape(code)}</h2>`,
  );

/** Address of the page's typeface. */
export const fontPath = `${oidcPath}/figtree.woff2`;
