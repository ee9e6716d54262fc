import {
  ArrowUpRight,
  BadgeInfo,
  Check,
  Circle,
  CircleHelp,
  type LucideIcon,
  RectangleHorizontal,
  TriangleAlert,
  Type,
  X,
} from 'lucide-react';
import { Suspense, lazy } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { loadFonts } from '../../../shared/drawing/fonts';
import { useChange, useEditorState } from '../state/editor-context';
import { type AddableKind, addableKinds, newLayer, positionOfNew } from './new-layers';
import { StickerSearch } from './sticker-search';

const PhotoPanel = lazy(async () => ({ default: (await import('../photo/photo-panel')).PhotoPanel }));
const PlacesPanel = lazy(async () => ({ default: (await import('../places/places-panel')).PlacesPanel }));
const MyPeople = lazy(async () => ({ default: (await import('../people/my-people')).MyPeople }));

const icons: Record<AddableKind, LucideIcon> = {
  text: Type,
  badge: BadgeInfo,
  arrow: ArrowUpRight,
  ring: Circle,
  plate: RectangleHorizontal,
  check: Check,
  cross: X,
  question: CircleHelp,
  exclamation: TriangleAlert,
};

/** Returns a function that adds a layer in the middle of the picture and selects it. */
const useAdd = () => {
  const { t } = useTranslation();
  const { document } = useEditorState();
  const change = useChange();
  return async (kind: AddableKind) => {
    const { layer, text } = newLayer(document, kind, t('document.add.words'));
    // A typeface that cannot be loaded is replaced by one of the device; the next drawing tries again.
    if (text !== null) await loadFonts('Anton', text).catch(() => undefined);
    const actions = [
      { name: 'add', args: { layer, at: positionOfNew(document) } },
      ...(text === null ? [] : [{ name: 'set-text', args: { id: layer.id, text } }]),
    ];
    change('add', actions, { select: layer.id });
  };
};

/** Panel that adds texts, signs and drawings. */
export const AddPanel = () => {
  const { t } = useTranslation();
  const add = useAdd();
  return (
    <section aria-label={t('document.add.section')} className="grid content-start gap-3">
      <h2 className="text-h3">{t('document.add.section')}</h2>
      <div className="grid grid-cols-3 gap-2">
        {addableKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <button
              key={kind}
              type="button"
              onClick={() => void add(kind)}
              className="grid min-h-16 place-items-center gap-1 rounded-input border border-border-control p-2 text-micro hover:bg-surface-3"
            >
              <Icon aria-hidden className="size-5" />
              {t(`document.add.${kind}`)}
            </button>
          );
        })}
      </div>
      <Suspense fallback={null}>
        <PhotoPanel />
      </Suspense>
      <Suspense fallback={null}>
        <PlacesPanel />
      </Suspense>
      <Suspense fallback={null}>
        <MyPeople />
      </Suspense>
      <StickerSearch />
    </section>
  );
};
