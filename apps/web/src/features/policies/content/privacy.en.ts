import type { ProseSection } from '../../../shared/page/prose';

/**
 * English text of the privacy policy. The text describes the processing of personal data in the code: change text and
 * code together.
 */
export const privacyEn: readonly ProseSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    blocks: [
      'The operator of this site is responsible for your data. For any question about your data, write to the address at the end of this page; a person will answer.',
    ],
  },
  {
    id: 'kept',
    title: 'What is kept',
    blocks: [
      'Only what the product needs to work:',
      {
        list: [
          'Your account: name, email address, country, language and the day it was made. Your password is kept as a hash, which cannot be turned back into it.',
          'If you sign in through another provider: the id by which that provider knows you, and the address of your photo. We receive neither your password there nor your contacts.',
          'Your thumbnails: titles, descriptions, prompts and settings, the images made from them and their legibility scores.',
          'Your credits: a record of each credit received, spent and returned; and your purchases, with pack, amount, day and the payment provider’s number.',
          'Your sessions: when each began and was last used, and the network address and browser it came from, so that you can recognise them and end them.',
          'Logs of the servers, which keep the product running. Passwords, email addresses and card numbers are taken out before a line is written.',
        ],
      },
    ],
  },
  {
    id: 'why',
    title: 'What it is used for',
    blocks: [
      'To sign you in, make your images, count your credits, deliver what you bought, answer you, and prevent abuse. This is required by our agreement with you, by accounting law and by the security of the service.',
      'It is not used for advertising. We do not sell your data, build a profile of you or train anything with your images. Only you can see them.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    blocks: [
      {
        list: [
          'Your account and thumbnails: until you delete them.',
          'A deleted thumbnail: removed from every list at once, and its images from storage within a day.',
          'A session: it ends after 7 days without use and after 30 days in any case, and its record goes with it.',
          'Links in emails: one hour for a new password, three days to confirm an address. Emails are removed from our database once they are sent.',
          'Messages from the payment provider: 30 days after they were processed. They contain payment references, no card data.',
          'Events for your webhook endpoints: 30 days. They contain ids and a status, no prompt.',
          'The cookie that marks a browser as trusted for an account: one year.',
        ],
      },
    ],
  },
  {
    id: 'deletion',
    title: 'When you delete your account',
    blocks: [
      'You do it yourself, in your profile. Your name, email address, prompts and titles are deleted at once, all sessions end, and images are removed from storage within a day. You can use your email address for a new account immediately.',
      'What stays is an account number without a name, with its credit history and its purchases, because accounting law requires it. The payment provider keeps its own records as the law requires.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'In your profile you can correct your data, download everything that your account holds as one zip file, images included, and delete it. You may also ask us what we hold, object to a use, or ask us to limit it; we answer within a month. If you are not satisfied with the answer, you can complain to the data protection authority of your country.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and what stays on your device',
    blocks: [
      'There is no tracking, no analytics and no cookie of a third party, so there is no banner either. These are all of them:',
      {
        list: [
          'sid: keeps you signed in, for 30 days at most. Scripts cannot read it.',
          'signed-in: tells a page that you are signed in, so that it opens your dashboard. It contains only the value 1 and gives no access. 30 days.',
          'known_device: lets you sign in even while someone else is guessing your password. One year.',
          'language: the language you chose.',
          'voter: lets a browser vote once in each share link. It contains a random number, and we store only hashes of it and of your address, which are deleted with the link. 30 days.',
          'oidc_attempt and oidc_link: keep track of a sign-in through another provider. 10 minutes.',
        ],
      },
      'The browser’s own storage holds your theme, whether to ask before one credit is spent, reminders you dismissed, payments that were already confirmed and, until you close the tab, the page you wanted to open and a sentence that you kept. On a secure address some names begin with “__Host-”.',
    ],
  },
  {
    id: 'bot-check',
    title: 'Bot check',
    blocks: [
      'Before you sign in or make an account, and after several images without an account, your browser solves a small puzzle. It runs on your device and reveals nothing about you. The operator of this site may use Google’s reCAPTCHA instead, on those two forms and for images without an account; Google then receives your network address and details of your browser.',
    ],
  },
  {
    id: 'others',
    title: 'Who else receives data',
    blocks: [
      {
        list: [
          'The payment provider: your card details go to its own page and never reach us. It learns your email address and what you buy.',
          'A sign-in provider, if you choose one. Your photo is loaded from it.',
          'The mail service, which delivers our emails to you, and the hosting providers of our servers and storage.',
          'The image model. The built-in one draws on our own servers. If a hosted one is connected, it receives your prompt and settings, but not your identity.',
          'Social networks learn nothing until you open one of the links to them.',
        ],
      },
    ],
  },
  {
    id: 'children',
    title: 'Children',
    blocks: [
      'The service is not for children under 13. If we learn that a child has made an account, we delete it; please tell us.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      'When the product changes what it keeps, this page changes with it, and so does the date at its top. We announce important changes by email before they apply.',
    ],
  },
  { id: 'contact', title: 'Contact', blocks: ['Questions, requests and complaints reach us here:'] },
];
