import type { AdminUser } from '@portada/contracts';
import { Card, Field, TextInput } from '@portada/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { ConsolePage } from '../console/console-page';
import { SearchedList } from '../console/searched-list';
import { useSearchText } from '../console/use-search-text';
import { useUsers } from './get-users';
import { UserStatusBadge } from './user-status';

/** Page `/admin/users`: the accounts of all users, with a search. The address contains the search. */
export const UsersPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const change = (next: string) =>
    setParams(next ? { q: next } : {}, { replace: true, preventScrollReset: true });
  return (
    <ConsolePage title={t('adminUsers.title')} lead={t('adminUsers.lead')}>
      <Card className="min-w-0 divide-y divide-border">
        <Search q={q} onChange={change} />
        <List key={q} q={q} />
      </Card>
    </ConsolePage>
  );
};

const Search = ({ q, onChange }: { q: string; onChange: (q: string) => void }) => {
  const { t } = useTranslation();
  const { typed, setTyped, submit } = useSearchText(q, onChange);
  return (
    <form role="search" className="p-5 sm:px-6" onSubmit={submit}>
      <Field label={t('adminUsers.search')} hint={t('adminUsers.searchHint')}>
        <TextInput
          type="search"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </form>
  );
};

const List = ({ q }: { q: string }) => {
  const { t } = useTranslation();
  return (
    <SearchedList
      query={useUsers(q)}
      failed={t('adminUsers.failed')}
      texts={{ empty: t('adminUsers.empty'), emptyMore: t('adminUsers.emptyMore') }}
    >
      {(user) => <Row user={user} />}
    </SearchedList>
  );
};

const Row = ({ user }: { user: AdminUser }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, email, displayName, role, credits, createdAt, disabledAt } = user;
  const parts = [
    displayName || t('adminUsers.noName'),
    role === 'admin' ? t('adminUsers.roleOf.admin') : null,
    t('adminUsers.available', { count: credits.available }),
  ];
  return (
    <li className="relative grid gap-1 px-5 py-4 hover:bg-surface-2 sm:px-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <Link to={`/admin/users/${id}`} className="text-ui wrap-anywhere after:absolute after:inset-0">
          {email}
        </Link>
        <UserStatusBadge isDisabled={disabledAt !== null} />
      </div>
      <p className="text-small break-words text-text-3 tabular-nums">
        {parts.filter(Boolean).join(' · ')}
        <span className="max-sm:hidden"> · </span>
        <time dateTime={createdAt} className="whitespace-nowrap max-sm:block">
          {format.dateTime(createdAt)}
        </time>
      </p>
    </li>
  );
};
