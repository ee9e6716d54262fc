import { chooseLanguage } from '@portada/contracts';
import { escapeHtml, framedPage, pageHeadersFor } from '../page-frame';
import type { SimulatedPerson } from './accounts';
import { pageStyle } from './page.css';
import { pageTexts } from './page.texts';

/** Response headers of every page of the simulated OpenID provider. */
export const pageHeaders = pageHeadersFor(pageStyle);

type Texts = (typeof pageTexts)['en'];

const pageOf = (
  acceptLanguage: string | undefined,
  title: 'title' | 'errorTitle',
  body: (texts: Texts) => string,
) => {
  const language = chooseLanguage(null, acceptLanguage);
  const texts = pageTexts[language];
  return framedPage({
    language,
    title: texts[title],
    simulator: texts.simulator,
    style: pageStyle,
    body: `<div class="card">${body(texts)}</div>`,
  });
};

/** Values that a user entered into the sign-in form and the simulator refused. */
export type RefusedPerson = { email: string; name: string; isVerified: boolean };

/**
 * Renders the sign-in page, on which the user chooses an account.
 * @param options `people` are the sample accounts; `refused` are values of a refused form, which the page shows
 * again for correction
 */
export const choicePage = (options: {
  acceptLanguage: string | undefined;
  people: readonly (SimulatedPerson & { photo: string })[];
  refused?: RefusedPerson;
}): string =>
  pageOf(options.acceptLanguage, 'title', (texts) => {
    const { refused } = options;
    const person = ({ name, email, isVerified, photo }: SimulatedPerson & { photo: string }) =>
      `<button class="person" name="email" value="${escapeHtml(email)}"><img src="${escapeHtml(photo)}" alt="" width="40" height="40">
<span><b>${escapeHtml(name)}</b><span>${escapeHtml(email)}</span><span class="state${isVerified ? '' : ' no'}">${
        isVerified ? texts.verified : texts.unverified
      }</span></span></button>`;
    return `<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
${refused ? `<p class="wrong" role="alert">${texts.wrong}</p>` : ''}
<h2>${texts.samples}</h2>
<form method="post" class="people"><input type="hidden" name="choice" value="sample">${options.people.map(person).join('')}</form>
<details${refused ? ' open' : ''}><summary>${texts.another}</summary>
<form method="post"><input type="hidden" name="choice" value="another">
<label>${texts.email}<input name="email" type="email" required maxlength="254" autocomplete="off" value="${escapeHtml(refused?.email ?? '')}"></label>
<label>${texts.name}<input name="name" required maxlength="80" autocomplete="off" value="${escapeHtml(refused?.name ?? '')}"></label>
<label class="check"><input name="verified" type="checkbox" value="yes"${refused?.isVerified === false ? '' : ' checked'}>${texts.isVerified}</label>
<button class="primary">${texts.go}</button></form></details>
<form method="post"><button class="outline" name="choice" value="cancel">${texts.cancel}</button></form>`;
  });

/** Renders the page of a sign-in that cannot continue. @param code error code of RFC 6749, shown for developers */
export const errorPage = (acceptLanguage: string | undefined, code: string): string =>
  pageOf(
    acceptLanguage,
    'errorTitle',
    (texts) =>
      `<h1>${texts.errorTitle}</h1><p class="lead">${texts.errorLead}</p><h2>${escapeHtml(code)}</h2>`,
  );
