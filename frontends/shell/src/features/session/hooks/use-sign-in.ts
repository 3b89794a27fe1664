import {
  fieldErrors,
  messageOf,
  notify,
  takeNext,
  useLoginMutation,
  useNavigate,
  type Login,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useWelcome } from '../../../hooks/use-welcome';

/**
 * Sign-in by section 4 of the specification; throws what is refused. `leads`: goes to the wanted
 * page, else home; on /register the guest guard does that already.
 */
export function useSignIn(leads: boolean, onDone: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const [login] = useLoginMutation();
  return async (form: Login) => {
    try {
      welcome(await login(form).unwrap());
      onDone();
      if (leads) await navigate(takeNext());
    } catch (failure) {
      if (Object.keys(fieldErrors(failure)).length === 0) {
        notify('error', messageOf(failure) ?? t`Couldn’t sign you in. Try again.`);
      }
      throw failure;
    }
  };
}
