import type { RequirementOut } from '@haat/api/requirements';
import {
  codeOf,
  fieldErrors,
  isWaiting,
  messageOf,
  notify,
  rememberNext,
  selectIsAuth,
  selectUser,
  useAppSelector,
  useLocation,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSignInDialog } from '../../../components/sign-in-context';
import { reachOf } from '../requirement-schema';
import { LAST, stepOf } from '../steps';
import type { Autosave } from './use-autosave';
import type { DraftState } from './use-draft-state';
import { usePost } from './use-post';

export type Stage = 'writing' | 'reviewing' | 'unverified' | 'thanked';
type Ways = {
  state: DraftState;
  autosave: Autosave;
  /** Sets errors at the missing fields of a step. */
  flagMissing: (step: number) => void;
  /** Sets errors at the fields that the server refuses, on the first step with one. */
  flagRefused: (failure: unknown) => void;
  onPosted: () => void;
};

/** From the last step on: sign in, confirm the email, look it over, post, thanks. */
export function useSubmitFlow(ways: Ways) {
  const { state, autosave, flagMissing, flagRefused, onPosted } = ways;
  const { t } = useLingui();
  const isAuth = useAppSelector(selectIsAuth);
  const user = useAppSelector(selectUser);
  const { openSignIn } = useSignInDialog();
  const { pathname, search } = useLocation();
  const { stored, update } = state;
  const { send, isBusy } = usePost(state);
  const [stage, setStage] = useState<Stage>('writing');
  const [answer, setAnswer] = useState<RequirementOut | null>(null);
  const isVerified = Boolean(user?.email_verified_at);

  function review(): void {
    const open = reachOf(stored.draft);
    if (open <= LAST) {
      flagMissing(open);
      return;
    }
    update((now) => ({ ...now, wantsReview: !isAuth || !isVerified }));
    if (!isAuth) {
      openSignIn({ returnsHere: true });
      return;
    }
    setStage(isVerified ? 'reviewing' : 'unverified');
  }
  const goOn = useEffectEvent(review);
  useEffect(() => {
    if (isAuth && stored.wantsReview) goOn();
  }, [isAuth, isVerified, stored.wantsReview]);

  function reportFailure(failure: unknown): void {
    const errors = fieldErrors(failure);
    setStage('writing');
    flagRefused(failure);
    if (codeOf(failure) === 'changed_elsewhere') {
      autosave.setIsStale(true);
      return;
    }
    if (Object.keys(errors).some((field) => stepOf(field) >= 0)) return;
    const [first] = Object.values(errors);
    notify(
      'error',
      first ?? messageOf(failure) ?? t`Couldn’t post your requirement. Try again.`,
    );
  }

  async function post(): Promise<void> {
    await autosave.hold();
    try {
      setAnswer(await send());
      onPosted();
      setStage('thanked');
    } catch (failure) {
      if (isWaiting(failure)) {
        // It waits in the outbox now, with its text.
        onPosted();
        setStage('writing');
        return;
      }
      if (codeOf(failure) !== 'email_unverified') {
        reportFailure(failure);
        return;
      }
      rememberNext(pathname + search);
      setStage('unverified');
    } finally {
      autosave.release();
    }
  }

  const close = () => {
    update((now) => ({ ...now, wantsReview: false }));
    setStage('writing');
  };
  return { stage, answer, isBusy, review, post, close };
}
