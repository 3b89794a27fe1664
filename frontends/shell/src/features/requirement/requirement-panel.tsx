import { CategorySelect, useLeafCategories } from '@haat/enquiry';
import { useSession } from '@haat/platform';
import { Button, Card, Field, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type FormEvent } from 'react';
import type { Draft } from './draft';
import { RequirementSummary } from './requirement-summary';
import { useRequirement } from './use-requirement';

const SHORTEST_TITLE = 5;
const SHORTEST_TEXT = 20;

const isReady = (draft: Draft) =>
  draft.title.trim().length >= SHORTEST_TITLE &&
  draft.description.trim().length >= SHORTEST_TEXT &&
  draft.category_id !== '' &&
  Number(draft.quantity) > 0;

/** Post Your Requirement (D24): what, how much, when; then the summary. */
export function RequirementPanel() {
  const { t } = useLingui();
  const { isAuth } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const requirement = useRequirement();
  const { draft, errors, change } = requirement;
  const leaves = useLeafCategories();

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const bind = (field: keyof Draft) => ({
    value: draft[field],
    error: errors[field] ?? (field === 'title' ? errors.name : undefined),
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady(draft)) requirement.review();
  }

  return (
    <Card id="post" className="scroll-mt-24 rounded-[22px] p-5 shadow-e2 lg:p-6">
      <h2 className="text-xl">
        <Trans>Post Your Requirement</Trans>
      </h2>
      <p className="mb-4 mt-1 text-[14px] text-ink-500">
        <Trans>Up to ten suppliers answer with a quote. Your phone stays hidden.</Trans>
      </p>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-3.5">
        <Field
          label={t`What do you need?`}
          required
          maxLength={120}
          placeholder={t`OPC cement, 53 grade`}
          {...bind('title')}
        />
        <div className="grid grid-cols-2 gap-3">
          <Field
            label={t`Quantity`}
            required
            inputMode="decimal"
            placeholder="400"
            {...bind('quantity')}
          />
          <Field label={t`Unit`} placeholder={t`bags`} maxLength={40} {...bind('unit')} />
        </div>
        <CategorySelect
          categories={leaves.categories}
          isLoading={leaves.isLoading}
          value={draft.category_id}
          onChange={(id) => change('category_id', id)}
          error={errors.category_id}
        />
        <Field label={t`Needed by`} type="date" {...bind('needed_by')} />
        <TextArea
          label={t`Details`}
          required
          maxLength={4000}
          hint={t`At least 20 letters: quality, packing, delivery place.`}
          {...bind('description')}
        />
        <Button type="submit" variant="marigold" size="lg" disabled={!isReady(draft)}>
          {isAuth ? <Trans>Review and post</Trans> : <Trans>Sign in and post</Trans>}
        </Button>
      </form>
      <RequirementSummary requirement={requirement} categories={leaves.categories} />
    </Card>
  );
}
