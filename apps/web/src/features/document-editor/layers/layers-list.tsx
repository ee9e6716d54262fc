import { studioFilePaths } from '@portada/contracts';
import type { DocumentLayer } from '@portada/studio/document';
import { IconButton, classNames } from '@portada/ui';
import {
  Badge,
  Eye,
  EyeOff,
  Image,
  Lock,
  type LucideIcon,
  LockOpen,
  MoveUpRight,
  Palette,
  Shapes,
  Type,
} from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/translation';
import { useChange, useEditorState, useOpenDocument } from '../state/editor-context';
import { useLayerName } from './layer-name';

const icons: Partial<Record<DocumentLayer['kind'], LucideIcon>> = {
  text: Type,
  badge: Badge,
  photo: Image,
  picture: Image,
  panorama: Image,
  backdrop: Image,
  background: Palette,
  grade: Palette,
  arrow: MoveUpRight,
};

/** Small picture of a drawing, or the icon of another kind of layer. */
const LayerIcon = ({ layer }: { layer: DocumentLayer }) => {
  const Icon = icons[layer.kind] ?? Shapes;
  return layer.kind === 'illustration' && layer.body === undefined ? (
    <img src={studioFilePaths.drawing(layer.drawing)} alt="" className="size-5 shrink-0" />
  ) : (
    <Icon aria-hidden className="size-5 shrink-0 text-text-2" />
  );
};

/** List of all layers, the uppermost first: selection, order, visibility and lock. */
export const LayersList = () => {
  const { t } = useTranslation();
  const { document, selectedId } = useEditorState();
  return (
    <section aria-label={t('document.layers.section')} className="grid grid-cols-1 content-start gap-2">
      <h2 className="text-h3">{t('document.layers.section')}</h2>
      <ol className="grid list-none grid-cols-1 gap-1">
        {document.layers.toReversed().map((layer) => (
          <Row key={layer.id} layer={layer} isSelected={layer.id === selectedId} />
        ))}
      </ol>
    </section>
  );
};

type RowProps = { layer: DocumentLayer; isSelected: boolean };

const Row = ({ layer, isSelected }: RowProps) => {
  const { t } = useTranslation();
  const { store } = useOpenDocument();
  const change = useChange();
  const name = useLayerName()(layer);
  const { id, hidden, locked } = layer;
  return (
    <li
      className={classNames(
        'flex items-center gap-1 rounded-input border p-1',
        isSelected ? 'border-border-control bg-surface-3' : 'border-transparent',
      )}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => store.select(isSelected ? null : id)}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-chip px-2 text-left text-small hover:bg-surface-3 pointer-coarse:min-h-11"
      >
        <LayerIcon layer={layer} />
        <span className={classNames('truncate', hidden && 'text-text-3')}>{name}</span>
      </button>
      <IconButton
        size="small"
        label={t(hidden ? 'document.layers.show' : 'document.layers.hide', { name })}
        icon={hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        onClick={() => change('visibility', [{ name: 'hide', args: { id, hidden: !hidden } }])}
      />
      <IconButton
        size="small"
        label={t(locked ? 'document.layers.unlock' : 'document.layers.lock', { name })}
        icon={locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        onClick={() => change('lock', [{ name: 'lock', args: { id, locked: !locked } }])}
      />
    </li>
  );
};
