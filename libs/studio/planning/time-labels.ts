import type { LayerOf } from '../scene/scene.schema';
import { badgeIn } from './badge';
import { type Draft, avoidable } from './draft';

const labels = { en: ['BEFORE', 'AFTER'], es: ['ANTES', 'DESPUÉS'] } as const;

/**
 * Badges with the names of two times in the slots of the layout: the earlier time gray, the later time in a strong
 * color.
 * @param draft the decisions about the picture
 */
export function timeLabels(draft: Draft): LayerOf<'badge'>[] {
  if (draft.avoids(avoidable.text)) return [];
  const { layout, palette, headline, subject, asked } = draft;
  const words = subject.comparison?.map(({ label }) => label) ?? labels[headline.language];
  return layout.slots.slice(0, 2).map((room, slot) => {
    const place = asked.times === 'after-left' ? 1 - slot : slot;
    const align = slot === 0 || room.x < draft.input.width / 2 ? 'left' : 'right';
    const badge = badgeIn(
      draft,
      words[place] ?? labels[headline.language][place as 0 | 1],
      room,
      'tag',
      align,
    );
    const color = place === 0 ? '#4a4e55' : palette.pop;
    return { ...badge, rotation: 0, color, ink: place === 0 ? '#ffffff' : palette.onPop };
  });
}
