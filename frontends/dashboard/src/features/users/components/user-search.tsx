import { useLingui } from '@lingui/react/macro';
import { SearchForm } from '../../../components/lists/search-form';

export function UserSearch() {
  const { t } = useLingui();
  return <SearchForm label={t`Name, email or phone`} />;
}
