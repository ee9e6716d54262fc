import type { Asset } from '@portada/contracts';
import { type Reference, paletteFrom, takeColors, takeLayout } from '@portada/studio/remix';
import { Button, Dialog, announce, toast } from '@portada/ui';
import { useCallback, useEffect, useState } from 'react';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { PictureError } from '../../../shared/assets/prepare-picture';
import { type MakeChange, useChange, useEditorState } from '../state/editor-context';
import { newBaseLayer } from './base-layer';
import { readPicture } from './read-picture';
import { remixMessages } from './remix.messages';

registerMessages({ remix: remixMessages });

type RemixDialogProps = {
  file: File;
  /** Uploads the picture and adds it as a photo. */
  onPhoto: (file: File) => void;
  /** Uploads the picture. */
  onUpload: (file: File, onStored: (asset: Asset) => void) => void;
  onClose: () => void;
};

type Actions = Parameters<MakeChange>[1];

/** Choice what a dropped or pasted picture is used for: a photo, a locked base layer, or a reference for colors or layout. */
export const RemixDialog = ({ file, onPhoto, onUpload, onClose }: RemixDialogProps) => {
  const { t } = useTranslation();
  const { document } = useEditorState();
  const change = useChange();
  const reference = useReference(file, onClose);
  // The dialog opens with all its choices, so that nothing in it moves afterwards.
  if (!reference) return null;
  const palette = paletteFrom(reference.colors);
  const layout = takeLayout(document, reference);
  const take = (actions: readonly unknown[], done: string) => {
    if (actions.length === 0) toast.info(t('remix.nothing'));
    else if (change('remix', actions as Actions)) announce(done);
    onClose();
  };
  const useAsBase = () => {
    onUpload(file, (asset) => {
      const { layer, at } = newBaseLayer(document, asset, t('remix.baseName'));
      // The action `add` unlocks its layer.
      const lock = { name: 'lock', args: { id: layer.id, locked: true } };
      if (change('add', [{ name: 'add', args: { layer, at } }, lock])) announce(t('remix.baseAdded'));
    });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('remix.title')} closeLabel={t('shared.close')}>
      <FilePicture file={file} alt={t('remix.alt')} />
      <p className="text-small text-text-2">{t('remix.right')}</p>
      <Choice
        label={t('remix.photo')}
        onChoose={() => {
          onPhoto(file);
          onClose();
        }}
      />
      <Choice label={t('remix.base')} hint={t('remix.baseHint')} onChoose={useAsBase} />
      {palette && (
        <>
          <Choice
            label={t('remix.colors')}
            hint={t('remix.colorsHint')}
            onChoose={() => take(takeColors(document, palette), t('remix.tookColors'))}
          />
          <Swatches colors={reference.colors} />
        </>
      )}
      {reference.side && layout.length > 0 && (
        <Choice
          label={t('remix.layout')}
          hint={t(`remix.layoutHint.${reference.side}`)}
          onChoose={() => take(layout, t('remix.tookLayout'))}
        />
      )}
    </Dialog>
  );
};

type ChoiceProps = { label: string; hint?: string; onChoose: () => void };

const Choice = ({ label, hint, onChoose }: ChoiceProps) => (
  <div className="grid gap-1">
    <Button variant="outline" onClick={onChoose}>
      {label}
    </Button>
    {hint !== undefined && <p className="text-small text-text-3">{hint}</p>}
  </div>
);

const Swatches = ({ colors }: { colors: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <div role="img" aria-label={t('remix.palette')} className="flex gap-1">
      {colors.map((color) => (
        <span
          key={color}
          className="h-6 flex-1 rounded-chip border border-border"
          style={{ background: color }}
        />
      ))}
    </div>
  );
};

/** Picture of a file, whose address is given back when the picture is removed. */
const FilePicture = ({ file, alt }: { file: File; alt: string }) => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={alt} className="h-48 w-full rounded-[10px] object-contain" />;
};

/** Reads a picture as a reference; null until it is read. A file that is no picture closes the dialog with a message. */
const useReference = (file: File, onClose: () => void): Reference | null => {
  const { t } = useTranslation();
  const [reference, setReference] = useState<Reference | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readPicture(file).then(
      (read) => isCurrent && setReference(read),
      (error: unknown) => {
        if (!isCurrent) return;
        onClose();
        toast.error(t('document.photo.failed'), {
          description: t(`document.photo.${error instanceof PictureError ? error.fault : 'unreadable'}`),
        });
      },
    );
    return () => {
      isCurrent = false;
    };
    // The file is read once; the callbacks are new at each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [file]);
  return reference;
};
