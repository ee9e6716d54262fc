import { productConfig } from '@portada/contracts';
import type { ProseSection } from '../../../shared/page/prose';

/** English text of the terms of service. */
export const termsEn: readonly ProseSection[] = [
  {
    id: 'agreement',
    title: 'What this is',
    blocks: [
      'These terms are the agreement between you and the operator of this site. You accept them when you create an account. The law applies to anything they do not cover; nothing here limits your legal rights as a consumer.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    blocks: [
      'You have to be at least 13 years old, and old enough in your country to agree to terms, or have the consent of someone who is. One person, one account; keep your password to yourself, and tell us if someone else has it. You can end every session from your profile.',
    ],
  },
  {
    id: 'credits',
    title: 'Credits',
    blocks: [
      {
        list: [
          `One generated image costs ${productConfig.creditsPerGeneration} credit. It is reserved when you start and spent when the image is ready.`,
          'If an image fails or is cancelled, you get the credit back automatically.',
          `You can cancel an image while it waits. While it is drawn, you can cancel ${productConfig.cancelsOfDay} images in 24 hours; after that, an image that is being drawn is finished.`,
          `A new account receives ${productConfig.signUpCredits} credits once, with no card.`,
          'Credits never expire. They cannot be paid out or moved to another account.',
          'Each variant is one image and costs one credit.',
        ],
      },
    ],
  },
  {
    id: 'purchases',
    title: 'Buying credits',
    blocks: [
      'The packs and their prices in US dollars are listed on the pricing page. You pay on the payment provider’s page, where the provider’s own terms apply. The credits are added once, as soon as the provider confirms the payment; with some payment methods that takes a few days.',
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    blocks: [
      'There are no refunds in principle; cases are reviewed individually. Write to us and say what happened. Where the law lets you cancelSending from a purchase, you can.',
      'When a payment is refunded, by us or by your bank, the credits of that purchase are removed. Credits that were already spent are owed, and your next pack covers them first.',
    ],
  },
  {
    id: 'use',
    title: 'What is not allowed',
    blocks: [
      {
        list: [
          'Anything against the law, and images that sexualise minors, call for violence or degrade people.',
          'Deceiving others about a real person, or using someone’s name, face or brand without permission.',
          'Bypassing limits or payment, creating accounts for free credits, or overloading the service with automated requests.',
          'Looking for security flaws at the expense of others. If you find one, tell us and give us time to fix it.',
        ],
      },
      'If someone breaks these rules, we may refuse a request or close the account. Except in serious cases we first explain why and listen.',
    ],
  },
  {
    id: 'ownership',
    title: 'Who owns the images',
    blocks: [
      'You do. Any rights in the images you generate belong to you, including for commercial use and without crediting us. You allow us to store and process what you enter and what is made from it so that we can show it to you, and for nothing else.',
      'Two people who write the same sentence may get similar images. Whether an AI-generated image is protected by copyright depends on the country, and we cannot guarantee it.',
    ],
  },
  {
    id: 'availability',
    title: 'What we promise, and what we do not',
    blocks: [
      'We run the service with care, keep your images and count your credits correctly. We cannot guarantee that it is available at all times, that an image takes a given time, that you will like it, or that it brings views, clicks or subscribers.',
      'Keep copies of what matters to you: each image can be downloaded, and the whole account exported. If we end the service permanently, we will announce it at least 30 days in advance.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'For what we do on purpose or with gross negligence, for harm to life and health, and wherever the law says so, we are liable without limit. Otherwise we are liable only for breaking essential duties of this agreement, and for no more than you paid us in the last twelve months. You are responsible for what you ask for and publish.',
    ],
  },
  {
    id: 'end',
    title: 'How it ends',
    blocks: [
      'You can delete your account in your profile whenever you like, without a reason. Remaining credits are lost, so spend them first. The privacy policy says what is kept afterwards.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      'When these terms change, the date at the top changes, too. We announce important changes by email 14 days before they apply; if you do not agree, you can delete your account before then. Credits that you have bought keep their value.',
    ],
  },
  { id: 'contact', title: 'Contact', blocks: ['Questions about these terms, and cases for review:'] },
];
