import { withoutError } from '@haat/enquiry';
import {
  fieldErrors,
  messageOf,
  notify,
  statusOf,
  useSearchParams,
  useSession,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSignInDialog } from '../session/sign-in-context';
import { EMPTY_DRAFT, dropDraft, keepDraft, startingDraft, type Draft } from './draft';
import { usePostRequirementMutation, type NewRequirement } from './requirement-api';

export type RequirementStage = 'writing' | 'reviewing' | 'thanked';

const bodyOf = (draft: Draft): NewRequirement => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  category_id: draft.category_id,
  items: [
    {
      name: draft.title.trim(),
      quantity: draft.quantity,
      ...(draft.unit.trim() ? { unit: draft.unit.trim() } : {}),
    },
  ],
  ...(draft.needed_by ? { needed_by: draft.needed_by } : {}),
});

/** The server names fields by their place; the form has one item. */
const ofForm = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [
      field.split('.').at(-1) ?? field,
      text,
    ]),
  );

export function useRequirement() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { isAuth, user } = useSession();
  const { askSignIn } = useSignInDialog();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [stage, setStage] = useState<RequirementStage>('writing');
  const [post, { isLoading: isBusy }] = usePostRequirementMutation();
  // After the first render: the server knows no storage.
  useEffect(() => setDraft(startingDraft(params)), [params]);

  function change(field: keyof Draft, value: string) {
    const next = { ...draft, [field]: value };
    setDraft(next);
    keepDraft(next);
    setErrors((now) => withoutError(now, field, 'name'));
  }

  function review() {
    if (!isAuth) {
      keepDraft(draft);
      return askSignIn({ comesBack: true });
    }
    setStage('reviewing');
  }

  async function send() {
    try {
      await post(bodyOf(draft)).unwrap();
      dropDraft();
      setDraft(EMPTY_DRAFT);
      setStage('thanked');
    } catch (error) {
      const fields = ofForm(fieldErrors(error));
      setErrors(fields);
      setStage('writing');
      if (Object.keys(fields).length > 0) return;
      const isUnverified = statusOf(error) === 403 && !user?.email_verified_at;
      const text = isUnverified
        ? t`Please verify your e-mail first.`
        : (messageOf(error) ?? t`The requirement was not posted.`);
      notify('error', text);
    }
  }

  return { draft, errors, stage, isBusy, change, review, send, setStage };
}

export type RequirementForm = ReturnType<typeof useRequirement>;
