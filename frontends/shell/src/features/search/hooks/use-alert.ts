import { type Filters } from '@haat/ui';
import {
  messageOf,
  notify,
  paths,
  useNavigate,
  useSaveSearchMutation,
  useSavedSearchesQuery,
  useSession,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useSignInDialog } from '../../../components/sign-in-context';
import { inOrder, savedQueryOf } from '../saved-query';

/** Saves this search with an alert for new products; guests sign in first and return. */
export function useAlert(filters: Filters) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isAuth, homePath } = useSession();
  const { openSignIn } = useSignInDialog();
  const { data: saved = [] } = useSavedSearchesQuery(undefined, { skip: !isAuth });
  const [save, { isLoading }] = useSaveSearchMutation();
  const query = savedQueryOf(filters);
  const listPath = homePath === paths.seller ? paths.sellerAlerts : paths.buyerAlerts;

  async function saveAlert() {
    if (!isAuth) {
      openSignIn({ returnsHere: true });
      return;
    }
    try {
      await save({ query_string: query, alert: 'instant' }).unwrap();
      const openList = () => void navigate(listPath);
      notify('success', t`Alert saved. We’ll notify you of new matches.`, {
        label: t`Show`,
        onClick: openList,
      });
    } catch (error) {
      console.warn('alert', error);
      notify('error', messageOf(error) ?? t`Couldn’t save this search.`);
    }
  }

  return {
    canSave: query !== '' && filters.type === 'products',
    isSaved: isAuth && saved.some(({ query_string }) => inOrder(query_string) === query),
    isBusy: isLoading,
    listPath,
    saveAlert,
  };
}
