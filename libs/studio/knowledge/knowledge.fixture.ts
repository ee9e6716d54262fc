import { readFileSync } from 'node:fs';
import { GlobalFonts, createCanvas } from '@napi-rs/canvas';
import type { Knowledge } from '../planning/draft';
import { plainTaggers } from '../understanding/taggers';
import { type EmojiEntry, catalogueOf } from './catalogue';
import { type Illustration, IllustrationIndex } from './illustrations';
import { ownIllustrations } from './own-objects';
import { looks, personId, personMoods } from './people';

const read = <T>(path: string): T => JSON.parse(readFileSync(require.resolve(path), 'utf8')) as T;

const fonts = {
  Anton: 'anton',
  Bangers: 'bangers',
  'Bebas Neue': 'bebas-neue',
  'Luckiest Guy': 'luckiest-guy',
};

/** Knowledge with the real catalogue and the real typefaces; bounds and hue of each drawing are invented. */
export function realKnowledge(): Knowledge {
  const drawn = read<{ icons: Record<string, unknown> }>('@iconify-json/fluent-emoji-flat/icons.json').icons;
  const catalogue = catalogueOf({
    english: read<EmojiEntry[]>('emojibase-data/en/data.json'),
    spanish: read<EmojiEntry[]>('emojibase-data/es/data.json'),
    keywords: read<Record<string, string[]>>('emojilib/dist/emoji-en-US.json'),
    names: read<Record<string, string>>('@iconify-json/fluent-emoji-flat/chars.json'),
    drawn: (name) => name in drawn,
  });
  for (const [face, family] of Object.entries(fonts)) {
    const file = require.resolve(`@fontsource/${family}/files/${family}-latin-400-normal.woff2`);
    GlobalFonts.registerFromPath(file, face);
  }
  const ruler = createCanvas(1, 1).getContext('2d');
  const widths = new Map<string, number>();
  return {
    index: new IllustrationIndex(
      [...catalogue, ...ownIllustrations].map((entry, place) => ({
        ...entry,
        ink: [0.04 + (place % 7) * 0.03, 0.04, 0.96, 0.96 - (place % 5) * 0.05],
        hue: place % 11 === 0 ? null : (place * 37) % 360,
      })),
    ),
    taggers: plainTaggers,
    measure: (face, text) => {
      const key = `${face}\n${text}`;
      const known = widths.get(key);
      if (known !== undefined) return known;
      ruler.font = `100px "${face}"`;
      const width = ruler.measureText(text).width / 100;
      widths.set(key, width);
      return width;
    },
  };
}

/**
 * The same knowledge with the large people, who have no emoji; their bounds are invented.
 * @param knowledge result of `realKnowledge`
 */
export function withPeople(knowledge: Knowledge): Knowledge {
  const people = looks.flatMap((look) =>
    personMoods.map((mood): Illustration => ({
      id: personId(look, mood),
      ...{ emoji: '', group: 10, names: [], keywords: [], hue: null },
      ink: [0.1, 0.05, 0.9, 1],
    })),
  );
  return { ...knowledge, index: new IllustrationIndex([...knowledge.index.all(), ...people]) };
}
