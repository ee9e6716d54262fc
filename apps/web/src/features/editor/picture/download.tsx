import { type AspectRatio, productConfig, pictureSizes } from '@portada/contracts';
import { buttonClass, DropdownMenu, IconButton, MenuItem } from '@portada/ui';
import { ChevronDown, Download as DownloadIcon } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/translation';
import { downloadOf } from '../../../shared/thumbnails/download-of';

type DownloadProps = {
  /** Path of the picture to download, one of the user's pictures. */
  url: string;
  ratio: AspectRatio;
};

/** Download control of a picture: the button downloads a JPEG for YouTube, the menu the original PNG. */
export const Download = ({ url, ratio }: DownloadProps) => {
  const { t } = useTranslation();
  const original = pictureSizes[ratio];
  return (
    <div className="flex items-center gap-1">
      <a href={downloadOf(url, 'youtube')} download className={buttonClass({ variant: 'outline' })}>
        <DownloadIcon aria-hidden />
        {t('editor.download.button')}
      </a>
      <DropdownMenu
        typeAheadMs={productConfig.menuTypeAheadMs}
        trigger={<IconButton label={t('editor.download.more')} icon={<ChevronDown aria-hidden />} />}
      >
        <MenuItem asChild>
          <a href={downloadOf(url, 'youtube')} download>
            <Choice
              title={t('editor.download.youtube')}
              text={t('editor.download.youtubeText', productConfig.download.sizes[ratio])}
            />
          </a>
        </MenuItem>
        <MenuItem asChild>
          <a href={downloadOf(url, 'original')} download>
            <Choice
              title={t('editor.download.original')}
              text={t('editor.download.originalText', original)}
            />
          </a>
        </MenuItem>
      </DropdownMenu>
    </div>
  );
};

const Choice = ({ title, text }: { title: string; text: string }) => (
  <span className="grid py-2">
    <span>{title}</span>
    <span className="text-small font-[400] text-text-3 tabular-nums">{text}</span>
  </span>
);
