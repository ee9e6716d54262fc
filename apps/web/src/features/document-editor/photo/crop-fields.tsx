import type { DocumentLayer } from '@portada/studio/document';
import { useTranslation } from '../../../shared/i18n/translation';
import { NumberField } from '../panels/number-field';
import { middleOf, rotated } from '../stage/geometry';
import { useChange } from '../state/editor-context';

type Photo = Extract<DocumentLayer, { kind: 'photo' }>;

/** Sides of a photo that can be cut off. */
const sides = ['left', 'top', 'right', 'bottom'] as const;
type Side = (typeof sides)[number];
type Margins = Record<Side, number>;

/** Least width and height, in percent of a photo, that stay after a cut. */
const least = 5;

/** Shares of a photo that are cut off at its sides as it is shown, in percent. */
export const marginsOf = ({ crop, flip }: Pick<Photo, 'crop' | 'flip'>): Margins => {
  if (crop === null) return { left: 0, top: 0, right: 0, bottom: 0 };
  const [left, right] = [crop.left * 100, (1 - crop.left - crop.width) * 100];
  return {
    left: flip ? right : left,
    top: crop.top * 100,
    right: flip ? left : right,
    bottom: (1 - crop.top - crop.height) * 100,
  };
};

/**
 * Returns the actions that cut off a photo: the frame shrinks with the shown part, which keeps its scale and its place in the
 * picture.
 * @param margins shares that are cut off at the sides of the photo as it is shown, in percent
 */
export const cropActions = (photo: Photo, margins: Margins) => {
  const before = marginsOf(photo);
  const { id, box, flip } = photo;
  const shown = { width: 100 - margins.left - margins.right, height: 100 - margins.top - margins.bottom };
  const whole = {
    width: (box.width * 100) / (100 - before.left - before.right),
    height: (box.height * 100) / (100 - before.top - before.bottom),
  };
  const crop = {
    left: (flip ? margins.right : margins.left) / 100,
    top: margins.top / 100,
    width: shown.width / 100,
    height: shown.height / 100,
  };
  const size = { width: (whole.width * shown.width) / 100, height: (whole.height * shown.height) / 100 };
  const former = middleOf(box);
  const straight = {
    x: former.x + (whole.width * (margins.left - before.left - margins.right + before.right)) / 200,
    y: former.y + (whole.height * (margins.top - before.top - margins.bottom + before.bottom)) / 200,
  };
  // A photo is rotated about its middle, which moves with the shown part.
  const middle = rotated(straight, former, photo.rotation);
  const by = { dx: middle.x - size.width / 2 - box.x, dy: middle.y - size.height / 2 - box.y };
  return [
    { name: 'crop', args: { id, crop } },
    { name: 'stretch', args: { id, ...size } },
    // A photo that is the ground covers the picture again.
    photo.isGround ? { name: 'use-as-ground', args: { id } } : { name: 'move', args: { id, ...by } },
  ];
};

/** How much of each side of a photo is cut off, in percent. */
export const CropFields = ({ photo }: { photo: Photo }) => {
  const { t } = useTranslation();
  const change = useChange();
  const margins = marginsOf(photo);
  const opposite: Record<Side, Side> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
  return (
    <div className="grid grid-cols-2 gap-3">
      {sides.map((side) => (
        <NumberField
          key={side}
          label={t(`document.crop.${side}`)}
          value={margins[side]}
          min={0}
          max={100 - least - margins[opposite[side]]}
          onChange={(value) =>
            change('crop', cropActions(photo, { ...margins, [side]: value }), {
              mergeKey: `crop ${photo.id}`,
            })
          }
        />
      ))}
    </div>
  );
};
