import type { ProseSection } from '../../../shared/page/prose';

/** The privacy policy in English. It says what the code does: change both together. */
export const privacyEn: readonly ProseSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    blocks: [
      'Responsible is whoever operates the site that you are reading. For everything that concerns your data, write to the address at the end of this page; a person answers.',
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
          'Your thumbnails: titles, descriptions, prompts and settings, the pictures made from them, and how legible they were found.',
          'Your credits: a ledger of each one received, spent and given back; and your purchases, with pack, amount, day and the payment provider’s number.',
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
      'To sign you in, make your pictures, count your credits, deliver what you bought, answer you, and keep abuse away. That is what our agreement with you, the law on bookkeeping and the safety of the service ask for.',
      'It is not used for advertising. Nothing is sold, nobody builds a profile of you, and we train nothing with your pictures. They are shown to you alone.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    blocks: [
      {
        list: [
          'Your account and thumbnails: until you delete them.',
          'A deleted thumbnail: gone from every list at once, its pictures from storage within a day.',
          'A session: it ends after 7 days without use and after 30 days in any case, and its record goes with it.',
          'Links in mails: one hour for a new password, three days to confirm an address. Mails leave our database once they are sent.',
          'Messages from the payment provider: 30 days after they were dealt with. They hold numbers of payments, no card.',
          'The mark that a browser is known to an account: one year.',
        ],
      },
    ],
  },
  {
    id: 'deletion',
    title: 'When you delete your account',
    blocks: [
      'You do it yourself, in your profile. Name, email address, prompts and titles are wiped at once, all sessions end, and pictures leave the storage within a day. Your email address is free again immediately.',
      'What stays is an account number without a name, with the ledger of its credits and its purchases: books have to add up. The payment provider keeps its own records, as the law obliges it to.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'In your profile you can correct your data, download everything that your account holds as one zip file, pictures included, and delete it. You may also ask us what we hold, object to a use, or ask us to limit it; we answer within a month. If you are not content with the answer, you can complain to the data protection authority of your country.',
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
          'signed-in: tells a page that somebody signed in here, so that it leads to the dashboard. It holds a 1 and opens nothing. 30 days.',
          'known_device: lets you reach your account while strangers are guessing at its password. One year.',
          'language: the language you chose.',
          'oidc_attempt and oidc_link: hold a sign-in through another provider together. 10 minutes.',
        ],
      },
      'In the storage of the browser itself stay your theme, a closed reminder, which payments were confirmed already, and, until the tab is closed, where you were going. On a secure address some names begin with “__Host-”.',
    ],
  },
  {
    id: 'bot-check',
    title: 'The check for robots',
    blocks: [
      'Before you sign in or make an account, your browser solves a small puzzle. It happens on your device and says nothing about you. Whoever operates this site may use Google’s reCAPTCHA instead, on those two forms alone; Google then receives your network address and details of your browser.',
    ],
  },
  {
    id: 'others',
    title: 'Who else receives something',
    blocks: [
      {
        list: [
          'The payment provider: your card details go to its own page and never reach us. It learns your email address and what you buy.',
          'A sign-in provider, if you choose one. Your photo is loaded from it.',
          'The mail service, which delivers our letters to you, and the hosts of our servers and storage.',
          'The image model. The built-in one draws on our own servers. If a hosted one is connected, it receives your prompt and settings, but not who you are.',
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
      'When the product changes what it keeps, this page changes with it, and so does the date at its top. What matters to you is announced by email before it applies.',
    ],
  },
  { id: 'contact', title: 'Contact', blocks: ['Questions, requests and complaints reach us here:'] },
];
