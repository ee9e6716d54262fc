import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { sitePictures } from '../../../shared/site/pictures';
import { SitePicture } from '../../../shared/site/site-picture';
import type { Surface } from './surfaces';
import { VideoCard } from './video-card';

/** Pictures of the public pages that stand beside the own one, with the lengths of their videos. The studio drew them. */
const neighbours = [
  { name: 'gaming-content', length: '8:21', isWatched: false },
  { name: 'tech-tutorial', length: '1:02:45', isWatched: true },
] as const;

/** Videos of other channels: one where the words are beneath the pictures, two in lists with words beside them. */
export const Neighbours = ({ surface, filter }: { surface: Surface; filter: string }) => {
  const { t } = useTranslation();
  return neighbours.slice(0, surface.isBeside ? 2 : 1).map(({ name, ...overlay }, place) => (
    <VideoCard
      key={name}
      surface={surface}
      title={sitePictures[name].prompt[currentLanguage()]}
      channel={t('preview.neighbour', { number: place + 1 })}
      overlay={{ ...overlay, isHovered: false }}
      filter={filter}
      isNeighbour
    >
      <SitePicture name={name} alt="" sizes={`${surface.width}px`} />
    </VideoCard>
  ));
};
