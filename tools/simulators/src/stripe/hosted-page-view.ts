import { chooseLanguage, type Language } from '@portada/contracts';
import type Stripe from 'stripe';
import { escapeHtml, framedPage, pageHeadersFor } from '../page-frame';
import { hostedPageStyle } from './hosted-page.css';
import { paymentsPath } from './hosted-page-path';
import { type HostedPageTexts, hostedPageTexts } from './hosted-page.texts';
import type { StripeSimulatorRecords } from './stripe-simulator.types';
import { testCardNames, testCards } from './test-cards';

/** Headers of every page. */
export const hostedPageHeaders = pageHeadersFor(hostedPageStyle);

/** Language and messages of a page. */
export type Voice = { language: Language; texts: HostedPageTexts };

/** @param acceptLanguage header of the request */
export const voiceFor = (acceptLanguage: string | undefined): Voice => {
  const language = chooseLanguage(null, acceptLanguage);
  return { language, texts: hostedPageTexts[language] };
};

/** A formatted amount, such as $4.99. @param cents smallest units of the currency */
export const amountText = (language: Language, cents: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  );

/** A message with its amount, as HTML. */
export const withAmount = (sentence: string, amount: string): string =>
  escapeHtml(sentence.replace('{amount}', amount));

/** Renders a page. @param page `body` is HTML */
export const hostedPage = (
  { language, texts }: Voice,
  page: { title: string; body: string; isWide?: boolean },
): string =>
  framedPage({
    language,
    title: page.title,
    simulator: texts.simulator,
    style: hostedPageStyle,
    isWide: page.isWide ?? false,
    body: `<p class="notice">${texts.noMoney}</p>${page.body}`,
  });

/** The return address of a payment with the session's id; null when the session has none. */
export const successAddress = ({ id, success_url: address }: Stripe.Checkout.Session): string | null =>
  address?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null;

/** The line items of a session. */
export type SessionItems = ReturnType<StripeSimulatorRecords['items']>;

const amountOf = ({ language }: Voice, { amount_total: cents, currency }: Stripe.Checkout.Session) =>
  amountText(language, cents ?? 0, currency ?? 'usd');

const summary = (voice: Voice, session: Stripe.Checkout.Session, items: SessionItems): string => {
  const rows = items.map(
    ({ description, quantity, amount_total: cents, currency }) =>
      `<dt>${escapeHtml(description ?? '')}${(quantity ?? 1) === 1 ? '' : ` × ${quantity}`}</dt><dd>${escapeHtml(amountText(voice.language, cents, currency))}</dd>`,
  );
  const email = session.customer_email ?? session.customer_details?.email;
  const payer = email ? `<p class="payer">${escapeHtml(email)}</p>` : '';
  return `<p class="amount">${escapeHtml(amountOf(voice, session))}</p>${payer}<dl>${rows.join('')}</dl>`;
};

const way = ({ texts }: Voice, name: (typeof testCardNames)[number], isChecked: boolean): string => {
  const number = testCards[name].number.replace(/(\d{4})(?=\d)/g, '$1 ');
  return `<label class="way"><input type="radio" name="card" value="${name}" required${isChecked ? ' checked' : ''}><b>${texts.cards[name].name}</b>
<small><span>${texts.cards[name].outcome}</span><span>${number}</span></small></label>`;
};

const outside = ({ texts }: Voice): string =>
  `<p class="outside"><a href="${paymentsPath}">${texts.paymentsLink}</a></p>`;

/** The page of an open session. @param options `isDeclined`: whether the last card was declined */
export const payPage = (
  voice: Voice,
  session: Stripe.Checkout.Session,
  { items, isDeclined }: { items: SessionItems; isDeclined: boolean },
): string => {
  const { texts } = voice;
  const cancel = session.cancel_url
    ? `<a href="${escapeHtml(session.cancel_url)}">${texts.back}</a>`
    : '<span></span>';
  const body = `<div class="card"><h1>${texts.payTo}</h1>${summary(voice, session, items)}
${isDeclined ? `<p class="wrong" role="alert">${texts.declined}</p>` : ''}
<form method="post"><fieldset><legend>${texts.how}</legend>
${testCardNames.map((name, index) => way(voice, name, index === 0)).join('\n')}</fieldset>
<button class="primary" name="action" value="pay">${withAmount(texts.payNow, amountOf(voice, session))}</button></form>
<div class="row">${cancel}<form method="post"><button class="link" name="action" value="expire">${texts.expire}</button></form></div></div>
${outside(voice)}`;
  return hostedPage(voice, { title: texts.payTo, body });
};

/** The confirmation page of the cardholder's bank. */
export const confirmPage = (voice: Voice, session: Stripe.Checkout.Session): string => {
  const { texts } = voice;
  const body = `<div class="card"><h1>${texts.confirmTitle}</h1><p class="lead">${texts.confirmLead}</p>
<form method="post" class="question"><p class="amount">${escapeHtml(amountOf(voice, session))}</p>
<button class="primary" name="action" value="confirm">${texts.confirm}</button>
<button class="outline" name="action" value="refuse">${texts.refuse}</button></form></div>`;
  return hostedPage(voice, { title: texts.confirmTitle, body });
};

/** The page of a closed session. */
export const closedPage = (voice: Voice, session: Stripe.Checkout.Session): string => {
  const { texts } = voice;
  const isComplete = session.status === 'complete';
  const title = isComplete ? texts.completeTitle : texts.expiredTitle;
  const lead = !isComplete
    ? texts.expiredLead
    : session.payment_status === 'unpaid'
      ? texts.pendingLead
      : texts.completeLead;
  const next = isComplete ? successAddress(session) : session.cancel_url;
  const link = next ? `<a class="primary" href="${escapeHtml(next)}">${texts.goOn}</a>` : '';
  const body = `<div class="card"><h1>${title}</h1><p class="lead">${lead}</p>${link}</div>${outside(voice)}`;
  return hostedPage(voice, { title, body });
};

/** The receipt: amount, date, payment method and refunds. */
export const receiptPage = (voice: Voice, charge: Stripe.Charge): string => {
  const { texts, language } = voice;
  const money = (cents: number) => escapeHtml(amountText(language, cents, charge.currency));
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const last4 =
    charge.payment_method_details?.card?.last4 ?? charge.payment_method_details?.us_bank_account?.last4;
  const rows: [string, string][] = [
    [texts.paidOn, escapeHtml(when.format(charge.created * 1000))],
    ...(last4 ? [[texts.paidWith, `•••• ${escapeHtml(last4)}`] satisfies [string, string]] : []),
    ...(charge.receipt_email
      ? [[texts.email, escapeHtml(charge.receipt_email)] satisfies [string, string]]
      : []),
    ...(charge.amount_refunded > 0
      ? [[texts.refundedLabel, money(charge.amount_refunded)] satisfies [string, string]]
      : []),
    [texts.number, escapeHtml(charge.id)],
  ];
  const body = `<div class="card"><h1>${texts.receiptTitle}</h1><p class="amount">${money(charge.amount)}</p>
<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl></div>`;
  return hostedPage(voice, { title: texts.receiptTitle, body });
};

/** The page for an unknown address or an unavailable action. */
export const refusedPage = (voice: Voice, reason: 'unknownSession' | 'badRequest'): string => {
  const { texts } = voice;
  const body = `<div class="card"><h1>${texts.errorTitle}</h1><p class="lead">${texts[reason]}</p></div>${outside(voice)}`;
  return hostedPage(voice, { title: texts.errorTitle, body });
};
