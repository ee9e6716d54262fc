import { productConfig } from '@portada/contracts';
import type { ProseSection } from '../../../shared/page/prose';

/** English text of the article on thumbnails. The text separates known facts from the team's own judgement. */
export const revolutionEn: readonly ProseSection[] = [
  {
    id: 'what-it-is',
    title: 'What Portada is',
    blocks: [
      'A viewer gives your video about as long as it takes to scroll past it. In that moment nobody hears your voice or reads your description. There is an image the size of a matchbox, a title under it, and a thumb that is already moving on.',
      'Portada makes that image. You write what the video is about, in one sentence, and it answers with a finished thumbnail: a subject, a few large words, and a background that does not fight with them. There are no layers to arrange and no stock photos to search.',
      'It is a tool with a narrow job. It takes the part of publishing that many people put off until midnight and turns it into a matter of minutes.',
    ],
  },
  {
    id: 'technology',
    title: 'The technology behind it',
    blocks: [
      'The engine that comes with Portada is called Studio. It works the way a graphic designer does, in steps that you can follow.',
      {
        list: [
          'It reads. In English and in Spanish it looks for the subject, the number and the mood, and for the kind of video: a list, a duel, a review.',
          'It composes. The kind of video decides the idea, and the idea decides where subject and words stand. Each format has its own layouts.',
          'It draws. Shapes, light and letters are drawn from scratch, in one of ten styles. The words are real letters in real typefaces, so they say what you meant.',
          'It measures. The image is reduced to the sizes viewers see. If the text is no longer readable, the image gets a new layout before you see it.',
        ],
      },
      'Portada can also use other image models. The price stays the same: one credit, reserved until the image is ready and returned if it fails.',
    ],
  },
  {
    id: 'why-it-matters',
    title: 'Why a good thumbnail matters',
    blocks: [
      'The recommended size is 1280 by 720 pixels, and hardly anybody sees it that large. Next to a video that is playing, a suggestion can be 168 pixels wide; on a television it is seen from across the room. One file has to work in all of those places.',
      'So the useful question is not whether a thumbnail is beautiful at full size. It is what survives when it gets small. Thin letters go first, then weak contrast, then anything in the lower right corner, where the timestamp covers your image.',
      { pull: 'Design it for the size of a stamp. The poster will take care of itself.' },
    ],
  },
  {
    id: 'ctr-science',
    title: 'The science of clicks',
    blocks: [
      'Click-through rate is clicks divided by impressions: of a hundred people who were shown the thumbnail, how many opened the video. YouTube’s help pages say that half of all channels and videos lie between 2 and 10 percent. The rate depends on who sees the thumbnail, and it often falls as a video reaches new viewers, because they click less than fans.',
      'Some things were known long before video platforms. The eye finds strong contrast, faces and lone objects before it finds crowded scenes, and a few large words are taken in at a glance where a sentence is not.',
      'The rest is our judgement, from looking at a great many thumbnails very small:',
      {
        list: [
          'One subject, not three.',
          'Two to four words that add to the title and do not repeat it.',
          'A clear step of brightness between the subject and what lies behind it.',
          'A promise that the video keeps.',
        ],
      },
    ],
  },
  {
    id: 'algorithm-benefits',
    title: 'What the algorithm makes of it',
    blocks: [
      'Recommendation systems do not admire images. They estimate whether this person will open this video, and whether they will stay. A clear thumbnail helps with the first. Only the video helps with the second.',
      'That is why a misleading image costs more than it earns. Viewers who feel tricked leave early, and that counts against the video. YouTube’s own comparison of thumbnails chooses its winner by watch time, not by clicks. The best thumbnail brings in viewers who will be glad they clicked.',
    ],
  },
  {
    id: 'use-cases',
    title: 'What people use it for',
    blocks: [
      {
        list: [
          'Tutorials. Name the result and not the tool: “Your first app in 20 minutes” says more than a logo.',
          'Gaming. One character, one threat, and the number, when there is one.',
          'Vlogs. A place and a mood; leave the story to the title.',
          'Series. Keep the palette and the position of the text, change the subject, and viewers will recognize the series.',
          'Posts and shorts. The same sentence as a square or a vertical image, each with its own layout instead of a crop.',
        ],
      },
    ],
  },
  {
    id: 'future',
    title: 'What comes next',
    blocks: [
      'We expect images to become so cheap that making one is no longer worth mentioning, and taste to stay as scarce as it always was. The work moves from drawing to choosing: a few versions side by side, each tried at the size that counts, and a person who knows the audience and decides.',
      `That is where our effort goes. Up to ${productConfig.variants.max} variants of one idea, a legibility score that shows what it measured, and previews at the sizes viewers see.`,
    ],
  },
  {
    id: 'get-started',
    title: 'How to get started',
    blocks: [
      `You need a sentence and an email address. A new account comes with ${productConfig.signUpCredits} credits, no card required.`,
      {
        list: [
          'Say what happens, with the number if there is one: “I lived in a tiny house for 30 days”.',
          'Choose the format and, if you want to, a style and a mood.',
          'Look at the small sizes first. If it is readable there, it is readable everywhere.',
          'Download it at 1280 by 720 pixels and under 2 MB, ready to upload.',
        ],
      },
    ],
  },
  {
    id: 'conclusion',
    title: 'In conclusion',
    blocks: [
      'It is a quiet revolution. Nothing about a good thumbnail has changed: one idea, few words, strong contrast, a promise kept. What has changed is how long it takes to get there, and that you can see whether it works before your viewers do.',
      'Somewhere in your drafts is a video that is finished except for its image. Write its sentence and see what comes of it.',
    ],
  },
];
