import { type DocumentLayer, documentLimits } from '@portada/studio/document';
import { Button, IconButton, InlineEdit } from '@portada/ui';
import { ArrowDown, ArrowUp, Copy, FlipHorizontal2, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useId } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { useLayerName } from '../layers/layer-name';
import { CutOutFields } from '../cut-out/cut-out-fields';
import { useChange, useEditorState } from '../state/editor-context';
import { newLayerId } from '../state/new-layer-id';
import { PhotoLightFields } from '../photo/photo-light-fields';
import { ColorFields, hasColors } from './color-fields';
import { LookFields } from './look-fields';
import { PositionFields } from './position-fields';

const TextFields = lazy(async () => ({ default: (await import('../text/text-fields')).TextFields }));
const PlaceFields = lazy(async () => ({ default: (await import('../places/place-fields')).PlaceFields }));
const CropFields = lazy(async () => ({ default: (await import('../photo/crop-fields')).CropFields }));

/** Kinds of layers that can be mirrored. */
const mirrored: readonly string[] = ['photo', 'illustration', 'arrow', 'trend'];

/** Name, actions and fields of a layer. */
export const LayerFields = ({ layer }: { layer: DocumentLayer }) => {
  const { t } = useTranslation();
  const { document } = useEditorState();
  const change = useChange();
  const name = useLayerName();
  const { id } = layer;
  const newId = newLayerId(document, layer.kind);
  const place = document.layers.indexOf(layer);
  const moveTo = (at: number) =>
    change('order', [{ name: 'reorder', args: { id, at } }], { mergeKey: `order ${id}` });
  return (
    <>
      <InlineEdit
        key={id}
        value={layer.name}
        maxLength={documentLimits.name}
        minLength={0}
        labels={{
          field: t('document.inspector.name'),
          edit: t('document.inspector.rename'),
          save: t('document.inspector.saveName'),
          cancel: t('shared.cancel'),
        }}
        onSave={(next) => {
          change('name', [{ name: 'rename', args: { id, name: next } }]);
          return Promise.resolve();
        }}
      >
        <h2 className="min-w-0 truncate pt-1.5 text-h3">{name(layer)}</h2>
      </InlineEdit>
      {layer.locked ? (
        <p className="text-small text-text-2">{t('document.inspector.locked')}</p>
      ) : (
        <>
          {(layer.kind === 'text' || layer.kind === 'badge') && (
            <Suspense fallback={null}>
              <TextFields layer={layer} />
            </Suspense>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="small"
              icon={<Copy aria-hidden />}
              onClick={() =>
                change('duplicate', [{ name: 'duplicate', args: { id, newId } }], { select: newId })
              }
            >
              {t('document.inspector.duplicate')}
            </Button>
            {mirrored.includes(layer.kind) && (
              <Button
                variant="outline"
                size="small"
                icon={<FlipHorizontal2 aria-hidden />}
                onClick={() => change('look', [{ name: 'flip', args: { id } }])}
              >
                {t('document.inspector.flip')}
              </Button>
            )}
            <Button
              variant="outline"
              size="small"
              icon={<Trash2 aria-hidden />}
              onClick={() => change('remove', [{ name: 'remove', args: { id } }])}
            >
              {t('document.inspector.remove')}
            </Button>
            <IconButton
              size="small"
              label={t('document.layers.up', { name: name(layer) })}
              icon={<ArrowUp aria-hidden />}
              disabled={place === document.layers.length - 1}
              onClick={() => moveTo(place + 1)}
            />
            <IconButton
              size="small"
              label={t('document.layers.down', { name: name(layer) })}
              icon={<ArrowDown aria-hidden />}
              disabled={place === 0}
              onClick={() => moveTo(place - 1)}
            />
          </div>
          {layer.kind === 'panorama' ? (
            <Group title={t('document.kind.panorama')}>
              <Suspense fallback={null}>
                <PlaceFields layer={layer} width={document.width} />
              </Suspense>
            </Group>
          ) : (
            <>
              {hasColors(layer) && (
                <Group title={t('document.inspector.colors')}>
                  <ColorFields layer={layer} />
                </Group>
              )}
              <Group title={t('document.inspector.look')}>
                <LookFields layer={layer} width={document.width} />
              </Group>
            </>
          )}
          {layer.kind === 'photo' && (
            <Group title={t('document.photo.light')}>
              <PhotoLightFields photo={layer} width={document.width} />
            </Group>
          )}
          {layer.kind === 'photo' && !layer.isGround && (
            <Group title={t('document.cutOut.title')}>
              <CutOutFields key={id} photo={layer} />
            </Group>
          )}
          {layer.kind === 'photo' && (
            <Group title={t('document.crop.title')}>
              <Suspense fallback={null}>
                <CropFields photo={layer} />
              </Suspense>
            </Group>
          )}
          <Group title={t('document.inspector.position')}>
            <PositionFields layer={layer} />
          </Group>
        </>
      )}
    </>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      // A layer without colors has an empty list of them.
      className="grid grid-cols-1 gap-3 border-t border-border pt-4 has-[>div:empty]:hidden"
    >
      <h3 id={id} className="text-ui font-[650]">
        {title}
      </h3>
      {children}
    </div>
  );
};
