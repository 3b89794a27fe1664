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
import { useSignInDialog } from '../../components/sign-in-context';
import type { Filters } from './filters';
import { inOrder, savedQueryOf } from './saved-query';

/** Keeping this search and hearing of what is new; guests sign in first and come back. */
export function useAlert(filters: Filters) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isAuth, homePath } = useSession();
  const { openSignIn } = useSignInDialog();
  const { data: kept = [] } = useSavedSearchesQuery(undefined, { skip: !isAuth });
  const [save, { isLoading }] = useSaveSearchMutation();
  const wanted = savedQueryOf(filters);
  const listPath = homePath === paths.seller ? paths.sellerAlerts : paths.buyerAlerts;

  async function keep() {
    if (!isAuth) {
      openSignIn({ returnsHere: true });
      return;
    }
    try {
      await save({ query_string: wanted, alert: 'instant' }).unwrap();
      const show = () => void navigate(listPath);
      notify('success', t`Alert saved. We’ll notify you of new matches.`, {
        label: t`Show`,
        onClick: show,
      });
    } catch (error) {
      console.warn('alert', error);
      notify('error', messageOf(error) ?? t`Couldn’t save this search.`);
    }
  }

  return {
    canKeep: wanted !== '' && filters.type === 'products',
    isKept: isAuth && kept.some(({ query_string }) => inOrder(query_string) === wanted),
    isBusy: isLoading,
    listPath,
    keep,
  };
}
