import type { DocumentLayer } from '@portada/studio/document';
import { useTranslation } from '../../../shared/i18n/translation';
import { frameOf, rotationOf } from '../stage/geometry';
import { useChange } from '../state/editor-context';
import { NumberField } from './number-field';

/** Range of positions and sizes that may be typed, in document pixels. */
const farthest = 4_000;
const stretchable: readonly string[] = ['photo', 'plate', 'ring', 'mark', 'trend'];

/** Position, size and rotation of a layer as numbers. */
export const PositionFields = ({ layer }: { layer: DocumentLayer }) => {
  const { t } = useTranslation();
  const change = useChange();
  const { id } = layer;
  const box = frameOf(layer);
  const rotation = rotationOf(layer);
  if (!box) return <p className="text-small text-text-2">{t('document.position.none')}</p>;
  const move = (dx: number, dy: number) =>
    change('move', [{ name: 'move', args: { id, dx, dy } }], { mergeKey: `move ${id}` });
  const resize = (side: 'width' | 'height', length: number) => {
    if (stretchable.includes(layer.kind)) {
      const args = { id, width: box.width, height: box.height, [side]: length };
      return change('resize', [{ name: 'stretch', args }], { mergeKey: `stretch ${id}` });
    }
    const args = { id, scale: length / box[side], anchor: { x: 0, y: 0 } };
    return change('resize', [{ name: 'resize', args }], { mergeKey: `resize ${id}` });
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        label={t('document.position.x')}
        value={box.x}
        min={-farthest}
        max={farthest}
        onChange={(x) => move(x - box.x, 0)}
      />
      <NumberField
        label={t('document.position.y')}
        value={box.y}
        min={-farthest}
        max={farthest}
        onChange={(y) => move(0, y - box.y)}
      />
      {(['width', 'height'] as const).map((side) =>
        box[side] < 1 ? null : (
          <NumberField
            key={side}
            label={t(`document.position.${side}`)}
            value={box[side]}
            min={1}
            max={farthest}
            onChange={(length) => resize(side, length)}
          />
        ),
      )}
      {rotation !== null && (
        <NumberField
          label={t('document.position.rotation')}
          value={rotation}
          min={-180}
          max={180}
          onChange={(angle) =>
            change('rotate', [{ name: 'rotate', args: { id, rotation: angle } }], {
              mergeKey: `rotate ${id}`,
            })
          }
        />
      )}
    </div>
  );
};
