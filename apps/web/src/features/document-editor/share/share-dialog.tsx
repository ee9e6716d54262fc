import { shareLinkLimits, sharedPath } from '@portada/contracts';
import { Button, CopyField, Dialog, toast } from '@portada/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { queryKeys } from '../../../shared/query-keys';
import { listThumbnails } from '../../../shared/thumbnails/list-thumbnails';
import { saveFirst } from '../state/autosave';
import { useOpenDocument } from '../state/editor-context';
import { createShareLink, shareLinksKey } from './share-api';
import { ShareLinks } from './share-links';
import { shareMessages } from './share.messages';

registerMessages({ share: shareMessages });

/** Number of other thumbnails that are offered. */
const offered = 8;

/** Dialog that creates a link to the picture and up to two others, and lists the links of the user with their votes. */
export const ShareDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t('share.title')} closeLabel={t('shared.close')}>
      <p className="text-small text-text-2">{t('share.text')}</p>
      <CreateLink />
      <ShareLinks />
    </Dialog>
  );
};

const CreateLink = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { thumbnailId, autosave } = useOpenDocument();
  const queryClient = useQueryClient();
  const [others, setOthers] = useState<string[]>([]);
  const create = useMutation({
    mutationFn: async () => {
      await saveFirst(autosave);
      return createShareLink([thumbnailId, ...others]);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: shareLinksKey }),
    onError: (error) => toast.error(t('share.failed'), { description: errorMessages.error(error) }),
  });
  if (create.data !== undefined)
    return (
      <div className="grid gap-2">
        <CopyField
          label={t('share.link')}
          value={`${location.origin}${sharedPath(create.data)}`}
          copyLabel={t('share.copy')}
          copiedLabel={t('share.copied')}
        />
        <p className="text-small text-text-2">{t('share.once')}</p>
      </div>
    );
  return (
    <div className="grid gap-3">
      <OtherThumbnails chosen={others} onChoose={setOthers} />
      <Button busy={create.isPending} busyLabel={t('share.creating')} onClick={() => create.mutate()}>
        {t('share.create')}
      </Button>
    </div>
  );
};

type OtherThumbnailsProps = { chosen: string[]; onChoose: (ids: string[]) => void };

/** Other thumbnails with a picture, the newest ones. */
const OtherThumbnails = ({ chosen, onChoose }: OtherThumbnailsProps) => {
  const { t } = useTranslation();
  const { thumbnailId } = useOpenDocument();
  const thumbnails = useQuery({
    queryKey: [...queryKeys.thumbnails.lists, 'shareable'],
    queryFn: ({ signal }) => listThumbnails({}, signal),
  });
  const items = (thumbnails.data?.items ?? [])
    .filter(({ id, generatedImageUrl }) => id !== thumbnailId && generatedImageUrl !== null)
    .slice(0, offered);
  if (items.length === 0) return null;
  const most = shareLinkLimits.pictures - 1;
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 text-ui">{t('share.others')}</legend>
      {items.map(({ id, title }) => {
        const isChosen = chosen.includes(id);
        return (
          <label key={id} className="flex min-h-9 items-center gap-2.5 text-small pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={isChosen}
              disabled={!isChosen && chosen.length >= most}
              onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
            <span className="truncate">{title}</span>
          </label>
        );
      })}
    </fieldset>
  );
};
