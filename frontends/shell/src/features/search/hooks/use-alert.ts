import { type Filters } from '@haat/ui';
import {
  messageOf,
  notify,
  paths,
  useAppDispatch,
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
  const dispatch = useAppDispatch();
  const query = savedQueryOf(filters);
  const listPath = homePath === paths.seller ? paths.sellerAlerts : paths.buyerAlerts;

  function refuse(error: unknown) {
    console.warn('alert', error);
    notify('error', messageOf(error) ?? t`Couldn’t save this search.`);
  }

  async function saveAlert() {
    if (!isAuth) {
      openSignIn({ returnsHere: true });
      return;
    }
    try {
      const { id, name } = await save({ query_string: query, alert: 'instant' }).unwrap();
      const openList = () => void navigate(listPath);
      const undo = () =>
        void import(/* webpackChunkName: "take-back" */ '../take-back')
          .then(({ takeBack }) => takeBack(id, dispatch))
          .catch(refuse);
      const text = t`Alert saved: ${name}. We’ll notify you of new matches.`;
      notify('success', text, { label: t`Undo`, onClick: undo }, undefined, {
        label: t`Open`,
        onClick: openList,
      });
    } catch (error) {
      refuse(error);
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
