import type { RequirementShown } from '@haat/api/requirements';
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
import { useSignInDialog } from '../session/sign-in-context';
import { reachOf } from './requirement-schema';
import { LAST, stepOf } from './steps';
import type { Autosave } from './use-autosave';
import type { KeptState } from './use-kept';
import { usePost } from './use-post';

export type Stage = 'writing' | 'reviewing' | 'unverified' | 'thanked';
type Ways = {
  state: KeptState;
  autosave: Autosave;
  /** Marks what a step still lacks. */
  showLacking: (step: number) => void;
  /** Marks what the server refuses, on the first step where some of it stands. */
  showRefused: (failure: unknown) => void;
  onPosted: () => void;
};

/** From the last step on: sign in, confirm the email, look it over, post, thanks. */
export function useEnding(ways: Ways) {
  const { state, autosave, showLacking, showRefused, onPosted } = ways;
  const { t } = useLingui();
  const isAuth = useAppSelector(selectIsAuth);
  const user = useAppSelector(selectUser);
  const { askSignIn } = useSignInDialog();
  const { pathname, search } = useLocation();
  const { kept, update } = state;
  const { send, isBusy } = usePost(state);
  const [stage, setStage] = useState<Stage>('writing');
  const [answer, setAnswer] = useState<RequirementShown | null>(null);
  const isVerified = Boolean(user?.email_verified_at);

  function review(): void {
    const open = reachOf(kept.draft);
    if (open <= LAST) {
      showLacking(open);
      return;
    }
    update((now) => ({ ...now, wantsReview: !isAuth || !isVerified }));
    if (!isAuth) {
      askSignIn({ comesBack: true });
      return;
    }
    setStage(isVerified ? 'reviewing' : 'unverified');
  }
  const goOn = useEffectEvent(review);
  useEffect(() => {
    if (isAuth && kept.wantsReview) goOn();
  }, [isAuth, isVerified, kept.wantsReview]);

  function tell(failure: unknown): void {
    const found = fieldErrors(failure);
    setStage('writing');
    showRefused(failure);
    if (codeOf(failure) === 'changed_elsewhere') {
      autosave.setIsStale(true);
      return;
    }
    if (Object.keys(found).some((field) => stepOf(field) >= 0)) return;
    const [first] = Object.values(found);
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
        // It waits in the outbox now, with its words.
        onPosted();
        setStage('writing');
        return;
      }
      if (codeOf(failure) !== 'email_unverified') {
        tell(failure);
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
