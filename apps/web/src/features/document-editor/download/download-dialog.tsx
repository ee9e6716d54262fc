import { type AspectRatio, type RenderRequest, aspectRatios, productConfig } from '@portada/contracts';
import { Button, Dialog, Field, SegmentedControl, Select, toast } from '@portada/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { saveFile } from '../../../shared/save-file';
import { fileNameOf } from '../../../shared/thumbnails/file-name';
import { renderFile } from '../../../shared/thumbnails/present-document';
import { saveFirst } from '../state/autosave';
import { useEditorState, useOpenDocument } from '../state/editor-context';

const formats = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof formats)[number];

/** A JPEG for YouTube has the size and the maximum file size that YouTube accepts; other formats have full width. */
const requestOf = (format: Format, aspectRatio: AspectRatio): RenderRequest =>
  format === 'jpeg'
    ? {
        format,
        aspectRatio,
        width: productConfig.download.sizes[aspectRatio].width,
        maxBytes: productConfig.download.maxBytes,
      }
    : { format, aspectRatio };

type DownloadDialogProps = { title: string; open: boolean; onClose: () => void };

/** Dialog with format and aspect ratio of the downloaded file. The server draws the file, which costs nothing. */
export const DownloadDialog = ({ title, open, onClose }: DownloadDialogProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { thumbnailId, autosave } = useOpenDocument();
  const { document } = useEditorState();
  const [format, setFormat] = useState<Format>('jpeg');
  const [ratio, setRatio] = useState<AspectRatio>(document.aspectRatio);
  const download = useMutation({
    mutationFn: async (request: RenderRequest) => {
      await saveFirst(autosave);
      return renderFile(thumbnailId, request);
    },
    onSuccess: (file, request) => {
      saveFile(file, fileNameOf(title, request.format));
      onClose();
    },
    onError: (error) =>
      toast.error(t('document.download.failed'), { description: errorMessages.error(error) }),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('document.download.title')}
      closeLabel={t('shared.close')}
      busy={download.isPending}
      footer={
        <Button
          variant="volt"
          busy={download.isPending}
          busyLabel={t('document.download.busy')}
          onClick={() => download.mutate(requestOf(format, ratio))}
        >
          {t('document.download.start')}
        </Button>
      }
    >
      <p className="text-small text-text-2">{t('document.free')}</p>
      <SegmentedControl
        label={t('document.download.format')}
        value={format}
        onChange={setFormat}
        options={formats.map((value) => ({ value, label: t(`document.download.${value}`) }))}
      />
      <Field label={t('document.download.ratio')} hint={t('document.download.ratioHint')}>
        <Select value={ratio} onChange={({ target }) => setRatio(target.value as AspectRatio)}>
          {aspectRatios.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      </Field>
    </Dialog>
  );
};
