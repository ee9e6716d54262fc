import { Button, toast } from '@portada/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { listShareLinks, revokeShareLink, shareLinksKey } from './share-api';

/** The links of the user that have not expired, with their votes. */
export const ShareLinks = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const errorMessages = useErrorMessages();
  const queryClient = useQueryClient();
  const links = useQuery({
    queryKey: shareLinksKey,
    queryFn: ({ signal }) => listShareLinks(signal),
    // Each opening of the dialog shows the present votes.
    gcTime: 0,
  });
  const revoke = useMutation({
    mutationFn: revokeShareLink,
    onSuccess: () => {
      toast.success(t('share.revoked'));
      return queryClient.invalidateQueries({ queryKey: shareLinksKey });
    },
    onError: (error) => toast.error(t('share.revokeFailed'), { description: errorMessages.error(error) }),
  });
  if (links.isError)
    return (
      <p role="alert" className="text-small text-text-2">
        {t('share.loadFailed')}
      </p>
    );
  if (!links.data || links.data.length === 0) return null;
  return (
    <section aria-label={t('share.links')} className="grid gap-2">
      <h3 className="text-ui font-[650]">{t('share.links')}</h3>
      <ul className="grid max-h-64 list-none gap-2 overflow-y-auto">
        {links.data.map(({ id, createdAt, expiresAt, pictures }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 rounded-input bg-surface-2 px-3 py-2"
          >
            <span className="grid min-w-0 text-small">
              {pictures.map(({ n, title, votes }) => (
                <span key={n} className="truncate">
                  {t('share.votes', { title, count: votes })}
                </span>
              ))}
              <span className="text-micro font-[500] text-text-3">
                {t('share.until', { date: format.dateTime(expiresAt) })}
              </span>
            </span>
            <Button
              size="small"
              variant="outline"
              aria-label={t('share.revokeOf', { date: format.dateTime(createdAt) })}
              busy={revoke.isPending && revoke.variables === id}
              disabled={revoke.isPending}
              onClick={() => revoke.mutate(id)}
            >
              {t('share.revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
