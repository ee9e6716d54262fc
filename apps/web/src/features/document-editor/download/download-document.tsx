import { type AspectRatio, type RenderRequest, aspectRatios, productConfig } from '@portada/contracts';
import { Button, Dialog, Field, SegmentedControl, Select, toast } from '@portada/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { saveFile } from '../../../shared/save-file';
import { renderFile } from '../api/document-api';
import { saveFirst } from '../state/autosave';
import { useEditorState, useOpenDocument } from '../state/editor-context';

const formats = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof formats)[number];

/** Converts the title of a thumbnail to a file name. */
const fileNameOf = (title: string, format: Format): string => {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain === '' ? 'thumbnail' : plain}.${format === 'jpeg' ? 'jpg' : format}`;
};

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

/** Button that downloads the document as a file. The server draws the file, which costs nothing. */
export const DownloadDocument = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { thumbnailId, autosave } = useOpenDocument();
  const { document } = useEditorState();
  const [isOpen, setOpen] = useState(false);
  const [format, setFormat] = useState<Format>('jpeg');
  const [ratio, setRatio] = useState<AspectRatio>(document.aspectRatio);
  const download = useMutation({
    mutationFn: async (request: RenderRequest) => {
      await saveFirst(autosave);
      return renderFile(thumbnailId, request);
    },
    onSuccess: (file, request) => {
      saveFile(file, fileNameOf(title, request.format));
      setOpen(false);
    },
    onError: (error) =>
      toast.error(t('document.download.failed'), { description: errorMessages.error(error) }),
  });
  return (
    <>
      <Button variant="volt" icon={<Download aria-hidden />} onClick={() => setOpen(true)}>
        {t('document.download.button')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
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
    </>
  );
};
