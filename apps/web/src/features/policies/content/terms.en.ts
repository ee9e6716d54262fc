import { facts } from '@portada/contracts';
import type { ProseSection } from '../../../shared/page/prose';

/** The terms of service in English. */
export const termsEn: readonly ProseSection[] = [
  {
    id: 'agreement',
    title: 'What this is',
    blocks: [
      'These terms are the agreement between you and whoever operates this site. You accept them when you make an account. Where they leave something open, the law decides; rights that the law gives to consumers are not touched by anything here.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    blocks: [
      'You have to be at least 13 years old, and old enough in your country to agree to terms, or have the consent of somebody who is. One person, one account; keep your password to yourself, and tell us if somebody else got hold of it. You can end every session from your profile.',
    ],
  },
  {
    id: 'credits',
    title: 'Credits',
    blocks: [
      {
        list: [
          `One generated picture costs ${facts.creditsPerGeneration} credit. It is set aside when you begin and spent when the picture is there.`,
          'If a picture fails or is cancelled, its credit comes back by itself.',
          `A new account receives ${facts.signUpCredits} credits once, with no card.`,
          'Credits never expire. They cannot be paid out, and not be moved to another account.',
          'Asking for several variants asks for several pictures, and costs as many credits.',
        ],
      },
    ],
  },
  {
    id: 'purchases',
    title: 'Buying credits',
    blocks: [
      'The packs and their prices in US dollars stand on the pricing page. You pay on the page of the payment provider, whose own terms apply there. The credits are entered once, as soon as the provider confirms the payment; with some ways of paying that takes a few days.',
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    blocks: [
      'There are no refunds in principle; cases are reviewed individually. Write to us and say what happened. Where the law lets you withdraw from a purchase, you can.',
      'When money goes back, by us or by your bank, the credits of that purchase are taken back with it. Those that were spent already are owed, and the next pack repays them first.',
    ],
  },
  {
    id: 'use',
    title: 'What is not allowed',
    blocks: [
      {
        list: [
          'Anything against the law, and pictures that sexualise minors, call for violence or degrade people.',
          'Deceiving others about a real person, or using somebody’s name, face or brand without the right to.',
          'Getting round limits or payment, making accounts for free credits, or loading the service with automated requests.',
          'Searching for weaknesses at the expense of others. If you find one, tell us and give us time.',
        ],
      },
      'If somebody breaks these rules, we may refuse a request or close the account. Except in grave cases we say why first and listen.',
    ],
  },
  {
    id: 'ownership',
    title: 'Whose the pictures are',
    blocks: [
      'Yours. As far as there are rights in a picture that you had made, they are yours, also for use that earns money and without naming us. You let us store and process what you enter and what is made from it, so that we can show it to you; nothing more.',
      'Two people who write the same sentence may get similar pictures. Whether a picture made by a program is protected differs from country to country, and we cannot promise it.',
    ],
  },
  {
    id: 'availability',
    title: 'What we promise, and what we do not',
    blocks: [
      'We run the service with care, keep your pictures and count your credits correctly. We do not promise that it is there at every hour, that a picture takes a given time, or that it pleases you; and least of all views, clicks or subscribers.',
      'Keep copies of what matters to you: each picture can be downloaded, and the whole account exported. If we end the service for good, we say so at least 30 days ahead.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'For what we do on purpose or with gross negligence, for harm to life and health, and wherever the law says so, we are liable without limit. Otherwise only for breaking what this agreement is about, and for no more than you paid us in the last twelve months. You are responsible for what you ask for and publish.',
    ],
  },
  {
    id: 'end',
    title: 'How it ends',
    blocks: [
      'You can delete your account in your profile whenever you like, without a reason. Credits that are left are lost with it, so spend them first. What is kept after that stands in the privacy policy.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      'When these terms change, the date at the top changes, too. What matters to you is announced by email 14 days before it applies; who does not agree can delete the account until then. Credits that you have bought keep their worth.',
    ],
  },
  { id: 'contact', title: 'Contact', blocks: ['Questions about these terms, and cases for review:'] },
];
