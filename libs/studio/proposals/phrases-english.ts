import type { Phrases } from './phrases';

/** English phrases for headlines and titles. */
export const englishPhrases: Phrases = {
  challenge: {
    headlines: ['CAN I DO IT?', 'HOW IT WENT'],
    titles: ['{clause}: how it went', '{clause} (would you try it?)', '{clause}, from start to finish'],
  },
  tutorial: {
    headlines: ['STEP BY STEP', 'START HERE'],
    titles: [
      'How to {task}, step by step',
      'How to {task}: start here',
      '{task}: what to know before you start',
      '{clause}',
      '{topic}: where to start',
      '{topic}, step by step',
    ],
  },
  review: {
    headlines: ['WORTH {money}?', 'IS IT WORTH IT?', 'BUY OR SKIP?'],
    titles: [
      '{question}',
      '{topic} review: is it worth it?',
      '{topic}: what I like and what I do not',
      'Is it worth {money}? {topic} review',
      '{topic}: buy it or skip it?',
    ],
  },
  versus: {
    headlines: ['WHICH ONE WINS?', 'PICK ONE'],
    titles: [
      '{a} vs {b}: which one should you choose?',
      '{a} or {b}? The differences that matter',
      '{a} vs {b}, side by side',
      'Should you choose {a} or {b}?',
    ],
  },
  'before-after': {
    headlines: ['BEFORE AND AFTER', 'THE BIG CHANGE'],
    titles: [
      '{topic}: before and after',
      '{topic}: the change from start to finish',
      '{topic}: what changed',
    ],
  },
  list: {
    headlines: ['THE FULL LIST', 'WHAT IS MISSING?'],
    titles: ['{clause}: the full list', '{clause}: what would you add?', '{clause}', '{clause}, one by one'],
  },
  mistakes: {
    headlines: ['DO YOU DO THIS?', 'AVOID THIS'],
    titles: ['{clause} (and how to avoid them)', '{clause}: do you make them?', '{clause}, one by one'],
  },
  news: {
    headlines: ['WHAT WE KNOW', 'WHAT HAPPENS NOW?'],
    titles: ['{clause}: what we know so far', '{clause}: what happens now?', '{clause}, explained'],
  },
  reaction: {
    headlines: ['MY REACTION', 'FIRST THOUGHTS'],
    titles: ['{clause} (first thoughts)', '{clause}', '{topic}: what I think of it'],
  },
  vlog: {
    headlines: ['COME WITH ME', 'HOW IT REALLY IS'],
    titles: ['{clause} (come with me)', '{clause}, hour by hour', '{clause}: what it is really like'],
  },
  food: {
    headlines: ["LET'S COOK", 'STEP BY STEP'],
    titles: ['{topic}: the recipe, step by step', 'How to make {topic} at home', '{clause} (easy to follow)'],
  },
  gaming: {
    headlines: ['CAN I WIN?', 'HOW IT WENT'],
    titles: ['{clause}: how it went', '{clause} (would you try it?)', '{clause}, from start to finish'],
  },
  money: {
    headlines: ['DO THE MATH', 'HOW I DID IT'],
    titles: ['{clause}: what worked and what did not', '{clause}: the numbers', '{clause}, step by step'],
  },
  horror: {
    headlines: ["DON'T LOOK BACK", 'WOULD YOU ENTER?'],
    titles: ['{clause}: what is in there?', '{clause} (would you go in?)', '{the topic}: the whole story'],
  },
  travel: {
    headlines: ['WORTH THE TRIP?', 'WHAT TO SEE'],
    titles: [
      '{clause}: my route',
      '{clause}: what to see and what to skip',
      '{place}: is it worth the trip?',
    ],
  },
  music: {
    headlines: ['LISTEN TO THIS', 'PRESS PLAY'],
    titles: ['{clause}: listen to this', '{clause}', '{topic}: how it sounds'],
  },
  advice: {
    headlines: ['DO THIS INSTEAD', "DON'T DO THIS"],
    titles: ['{clause} (do this instead)', '{clause}: what to do instead', '{clause}'],
  },
  why: {
    headlines: ["HERE'S WHY", 'THE REAL REASON'],
    titles: ['{question}', '{clause}, explained', '{clause}: the reasons', '{topic}: what you should know'],
  },
  question: {
    headlines: ["HERE'S THE ANSWER", 'DO YOU KNOW?'],
    titles: [
      '{question}',
      '{topic}, explained',
      '{topic}: what you should know',
      '{topic}: the short answer',
    ],
  },
  story: {
    headlines: ['HOW IT WENT', 'THE WHOLE STORY'],
    titles: ['{clause}: how it went', '{clause}, from start to finish', '{clause}: what I learned'],
  },
  scene: {
    headlines: ['LOOK CLOSELY', 'WHAT HAPPENS NEXT?'],
    titles: [
      '{quoted}',
      '{clause}',
      'The story of {the topic}',
      '{the topic}: what happens next?',
      '{clause}: the whole story',
    ],
  },
  topic: {
    headlines: ['WHAT TO KNOW', 'LOOK CLOSELY'],
    titles: ['{quoted}', '{clause}', '{clause}: what you should know', '{clause}, explained'],
  },
  general: {
    headlines: ['THE WHOLE STORY', 'LOOK CLOSELY'],
    titles: [
      '{quoted}',
      '{clause}: the whole story',
      '{clause}',
      '{clause}: what you should know',
      '{topic}: what you should know',
    ],
  },
};
