import type { DocumentLayer } from '@portada/studio/document';
import { Button, Dialog, DialogActions, SegmentedControl, Spinner, toast } from '@portada/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { uploadAsset } from '../../../shared/assets/upload-asset';
import { readAsset } from '../api/document-api';
import { useChange } from '../state/editor-context';
import { maskFile } from './mask-file';
import { type BrushMode, MaskPainting, type Point } from './mask-painting';
import { brushMessages } from './brush.messages';

registerMessages({ brush: brushMessages });

type BrushDialogProps = {
  photo: Extract<DocumentLayer, { kind: 'photo' }>;
  /** Mask that the brush changes; null for a photo that is whole. */
  maskId: string | null;
  onClose: () => void;
};

/** Diameters of the brush as shares of the longer side of the photo. */
const [smallest, usual, largest] = [0.01, 0.06, 0.25];

/** Distance of one press of an arrow key as a share of the brush's diameter. */
const keyStep = 0.35;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const between = (value: number): number => Math.min(1, Math.max(0, value));

/** Changes the mask of a photo with a brush that keeps or removes, by pointer or keys. */
export const BrushDialog = ({ photo, maskId, onClose }: BrushDialogProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const change = useChange();
  const painting = useQuery({
    queryKey: ['mask-painting', photo.assetId, maskId],
    queryFn: async ({ signal }) => {
      const bitmap = async (id: string) => createImageBitmap(await readAsset(id, signal));
      const [picture, mask] = await Promise.all([
        bitmap(photo.assetId),
        maskId === null ? null : bitmap(maskId),
      ]);
      return new MaskPainting(picture, mask);
    },
    // Each opening begins with the stored mask.
    staleTime: Infinity,
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: async (done: MaskPainting) =>
      (await uploadAsset(await maskFile(done.opacity, done.size), 'mask')).id,
    onSuccess: (id) => {
      change('cutOut', [{ name: 'cut-out', args: { id: photo.id, isCutOut: true, maskId: id } }]);
      onClose();
    },
    onError: (error) => toast.error(t('brush.failed'), { description: errorMessages.error(error) }),
  });
  return (
    <Dialog
      open
      wide
      busy={save.isPending}
      onClose={onClose}
      title={t('brush.title')}
      closeLabel={t('shared.close')}
    >
      {painting.data && <BrushArea painting={painting.data} />}
      {painting.isPending && <Spinner label={t('brush.loading')} />}
      {painting.isError && (
        <p role="alert" className="text-body">
          {t('brush.loadFailed')}
        </p>
      )}
      <DialogActions>
        <Button variant="outline" disabled={save.isPending} onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button
          busy={save.isPending}
          disabled={!painting.data}
          onClick={() => painting.data && save.mutate(painting.data)}
        >
          {t('brush.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Position of a pointer on an element, in shares of its size. */
const pointOf = (event: PointerEvent<HTMLElement>): Point => {
  const area = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - area.left) / area.width, y: (event.clientY - area.top) / area.height };
};

const BrushArea = ({ painting }: { painting: MaskPainting }) => {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<Point | null>(null);
  const [mode, setMode] = useState<BrushMode>('remove');
  const [diameter, setDiameter] = useState(usual);
  const [place, setPlace] = useState<Point>({ x: 0.5, y: 0.5 });
  const [canUndo, setCanUndo] = useState(painting.canUndo);
  const { width, height } = painting.size;
  const longest = Math.max(width, height);

  useEffect(() => {
    if (canvas.current) painting.show(canvas.current);
  }, [painting]);

  const refresh = () => {
    if (canvas.current) painting.show(canvas.current);
    setCanUndo(painting.canUndo);
  };
  const paint = (from: Point, to: Point) => {
    painting.paint(from, to, { mode, size: diameter });
    refresh();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = arrows[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      painting.begin();
      paint(place, place);
    } else if (by) {
      event.preventDefault();
      const step = diameter * keyStep * longest;
      const next = {
        x: between(place.x + (by.x * step) / width),
        y: between(place.y + (by.y * step) / height),
      };
      if (event.shiftKey) {
        painting.begin();
        paint(place, next);
      }
      setPlace(next);
    }
  };
  return (
    <div className="grid gap-4">
      <p className="text-small text-text-2">{t('brush.text')}</p>
      <button
        type="button"
        className="document-brush"
        style={{ aspectRatio: `${width} / ${height}` }}
        aria-label={t('brush.area')}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = pointOf(event);
          painting.begin();
          paint(last.current, last.current);
        }}
        onPointerMove={(event) => {
          const next = pointOf(event);
          setPlace(next);
          if (!last.current) return;
          paint(last.current, next);
          last.current = next;
        }}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      >
        <canvas ref={canvas} aria-hidden />
        <span
          aria-hidden
          className="document-brush-tip"
          style={{
            left: `${place.x * 100}%`,
            top: `${place.y * 100}%`,
            width: `${((diameter * longest) / width) * 100}%`,
          }}
        />
      </button>
      <div className="flex flex-wrap items-end gap-4">
        <SegmentedControl
          label={t('brush.mode')}
          value={mode}
          options={(['remove', 'keep'] as const).map((value) => ({
            value,
            label: t(`brush.${value}`),
          }))}
          onChange={setMode}
        />
        <label className="grid min-w-40 flex-1 gap-1.5 text-ui">
          {t('brush.size')}
          <input
            type="range"
            min={smallest}
            max={largest}
            step={0.01}
            value={diameter}
            onChange={({ target }) => setDiameter(target.valueAsNumber)}
            className="h-9 w-full pointer-coarse:h-11"
          />
        </label>
        <Button
          variant="outline"
          size="small"
          icon={<Undo2 aria-hidden />}
          disabled={!canUndo}
          onClick={() => {
            painting.undo();
            refresh();
          }}
        >
          {t('document.history.undo')}
        </Button>
      </div>
    </div>
  );
};
