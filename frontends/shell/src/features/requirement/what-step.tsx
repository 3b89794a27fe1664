import { WISHES, useWishWords } from '@haat/enquiry';
import { deferred, useFormat } from '@haat/platform';
import { Field, Select, Skeleton, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CategoryChoice } from './category-choice';
import type { StepProps } from './use-wizard';

const FilesPart = deferred(
  async () => ({
    default: (await import('./files-part')).FilesPart,
  }),
  <Skeleton className="h-[92px] rounded-md" />,
);
const LONGEST = { title: 120, description: 4000 };

/** Step 1: what is needed, of which category, in words. */
export function WhatStep({ wizard }: StepProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const words = useWishWords();
  const { draft, errors, set } = wizard;
  const [used, most] = [number(draft.description.length), number(LONGEST.description)];
  return (
    <>
      <Field
        label={t`What do you need?`}
        name="title"
        required
        maxLength={LONGEST.title}
        placeholder={t`OPC cement, 53 grade`}
        value={draft.title}
        error={errors.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      {/* Without scripts the next page has them. */}
      <div className="noscript:hidden">
        <CategoryChoice
          title={draft.title}
          value={draft.category_id}
          error={errors.category_id}
          onChange={(category_id) => set({ category_id })}
        />
      </div>
      <TextArea
        label={t`Details`}
        name="description"
        required
        maxLength={LONGEST.description}
        aside={t`${used} / ${most}`}
        hint={t`At least 20 letters: quality, packing, delivery place.`}
        value={draft.description}
        error={errors.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <Select
        label={<Trans>What for</Trans>}
        name="purpose"
        placeholder={t`Choose`}
        options={WISHES.purpose.map((value) => ({
          value,
          label: words.purpose(value) ?? value,
        }))}
        value={draft.purpose}
        error={errors.purpose}
        onChange={({ target }) => set({ purpose: target.value })}
      />
      <div className="noscript:hidden">
        <FilesPart wizard={wizard} />
      </div>
    </>
  );
}
