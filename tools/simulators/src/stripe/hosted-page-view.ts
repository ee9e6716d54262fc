import { chooseLanguage, type Language } from '@portada/contracts';
import type Stripe from 'stripe';
import { escapeHtml, framedPage, pageHeadersFor } from '../page-frame';
import { hostedPageStyle } from './hosted-page.css';
import { paymentsPath } from './hosted-page-path';
import { type HostedPageTexts, hostedPageTexts } from './hosted-page.texts';
import type { StripeSimulatorRecords } from './stripe-simulator.types';
import { testCardNames, testCards } from './test-cards';

/** Response headers of every page of the simulated payment provider. */
export const hostedPageHeaders = pageHeadersFor(hostedPageStyle);

/** Language of a page and its texts in that language. */
export type Localization = { language: Language; texts: HostedPageTexts };

/** Chooses language and texts of a page. @param acceptLanguage value of the header `Accept-Language` */
export const localizationFor = (acceptLanguage: string | undefined): Localization => {
  const language = chooseLanguage(null, acceptLanguage);
  return { language, texts: hostedPageTexts[language] };
};

/** Formats an amount, such as $4.99. @param cents smallest units of the currency */
export const amountText = (language: Language, cents: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  );

/** Inserts an amount into a text with the placeholder `{amount}`. @returns HTML */
export const withAmount = (sentence: string, amount: string): string =>
  escapeHtml(sentence.replace('{amount}', amount));

/** Renders a page of the simulated payment provider with its notice. @param page `body` is HTML */
export const hostedPage = (
  { language, texts }: Localization,
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

/** Returns the success URL of a payment session with its id inserted; null for a session without a success URL. */
export const successAddress = ({ id, success_url: address }: Stripe.Checkout.Session): string | null =>
  address?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null;

/** Line items of a payment session. */
export type SessionItems = ReturnType<StripeSimulatorRecords['items']>;

const amountOf = ({ language }: Localization, { amount_total: cents, currency }: Stripe.Checkout.Session) =>
  amountText(language, cents ?? 0, currency ?? 'usd');

const summary = (
  localization: Localization,
  session: Stripe.Checkout.Session,
  items: SessionItems,
): string => {
  const rows = items.map(
    ({ description, quantity, amount_total: cents, currency }) =>
      `<dt>${escapeHtml(description ?? '')}${(quantity ?? 1) === 1 ? '' : ` × ${quantity}`}</dt><dd>${escapeHtml(amountText(localization.language, cents, currency))}</dd>`,
  );
  const email = session.customer_email ?? session.customer_details?.email;
  const payer = email ? `<p class="payer">${escapeHtml(email)}</p>` : '';
  return `<p class="amount">${escapeHtml(amountOf(localization, session))}</p>${payer}<dl>${rows.join('')}</dl>`;
};

const cardOption = (
  { texts }: Localization,
  name: (typeof testCardNames)[number],
  isChecked: boolean,
): string => {
  const number = testCards[name].number.replace(/(\d{4})(?=\d)/g, '$1 ');
  return `<label class="way"><input type="radio" name="card" value="${name}" required${isChecked ? ' checked' : ''}><b>${texts.cards[name].name}</b>
<small><span>${texts.cards[name].outcome}</span><span>${number}</span></small></label>`;
};

const paymentsLink = ({ texts }: Localization): string =>
  `<p class="outside"><a href="${paymentsPath}">${texts.paymentsLink}</a></p>`;

/** Renders the page of an open payment session. @param options `isDeclined` is true if the last card was declined */
export const payPage = (
  localization: Localization,
  session: Stripe.Checkout.Session,
  { items, isDeclined }: { items: SessionItems; isDeclined: boolean },
): string => {
  const { texts } = localization;
  const cancel = session.cancel_url
    ? `<a href="${escapeHtml(session.cancel_url)}">${texts.back}</a>`
    : '<span></span>';
  const body = `<div class="card"><h1>${texts.payTo}</h1>${summary(localization, session, items)}
${isDeclined ? `<p class="wrong" role="alert">${texts.declined}</p>` : ''}
<form method="post"><fieldset><legend>${texts.how}</legend>
${testCardNames.map((name, index) => cardOption(localization, name, index === 0)).join('\n')}</fieldset>
<button class="primary" name="action" value="pay">${withAmount(texts.payNow, amountOf(localization, session))}</button></form>
<div class="row">${cancel}<form method="post"><button class="link" name="action" value="expire">${texts.expire}</button></form></div></div>
${paymentsLink(localization)}`;
  return hostedPage(localization, { title: texts.payTo, body });
};

/** Renders the confirmation page of the cardholder's bank (3-D Secure). */
export const confirmPage = (localization: Localization, session: Stripe.Checkout.Session): string => {
  const { texts } = localization;
  const body = `<div class="card"><h1>${texts.confirmTitle}</h1><p class="lead">${texts.confirmLead}</p>
<form method="post" class="question"><p class="amount">${escapeHtml(amountOf(localization, session))}</p>
<button class="primary" name="action" value="confirm">${texts.confirm}</button>
<button class="outline" name="action" value="refuse">${texts.refuse}</button></form></div>`;
  return hostedPage(localization, { title: texts.confirmTitle, body });
};

/** Renders the page of a complete or expired payment session. */
export const closedPage = (localization: Localization, session: Stripe.Checkout.Session): string => {
  const { texts } = localization;
  const isComplete = session.status === 'complete';
  const title = isComplete ? texts.completeTitle : texts.expiredTitle;
  const lead = !isComplete
    ? texts.expiredLead
    : session.payment_status === 'unpaid'
      ? texts.pendingLead
      : texts.completeLead;
  const next = isComplete ? successAddress(session) : session.cancel_url;
  const link = next ? `<a class="primary" href="${escapeHtml(next)}">${texts.goOn}</a>` : '';
  const body = `<div class="card"><h1>${title}</h1><p class="lead">${lead}</p>${link}</div>${paymentsLink(localization)}`;
  return hostedPage(localization, { title, body });
};

/** Renders the receipt of a charge: amount, date, payment method and refunds. */
export const receiptPage = (localization: Localization, charge: Stripe.Charge): string => {
  const { texts, language } = localization;
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
  return hostedPage(localization, { title: texts.receiptTitle, body });
};

/** Renders the page for an unknown address or an unavailable action. */
export const refusedPage = (localization: Localization, reason: 'unknownSession' | 'badRequest'): string => {
  const { texts } = localization;
  const body = `<div class="card"><h1>${texts.errorTitle}</h1><p class="lead">${texts[reason]}</p></div>${paymentsLink(localization)}`;
  return hostedPage(localization, { title: texts.errorTitle, body });
};
