import { REQUIREMENT_CODES, useRequirementLabels } from '@haat/enquiry';
import { FormSelect, FormTextArea, FormTextField, useField, useWatch } from '@haat/forms';
import { deferred, useFormat } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CategoryChoice } from './category-choice';
import type { Draft } from '../requirement-schema';

const FilesPart = deferred(
  async () => ({
    default: (await import('./files-part')).FilesPart,
  }),
  <Skeleton className="h-[92px] rounded-md" />,
);
const MAX_LENGTH = { title: 120, description: 4000 };

/** Step 1: what is needed, of which category, with a description. */
export function WhatStep() {
  const { t } = useLingui();
  const { number } = useFormat();
  const labels = useRequirementLabels();
  const { length } = useWatch<Draft, 'description'>({ name: 'description' });
  const [used, most] = [number(length), number(MAX_LENGTH.description)];
  return (
    <>
      <FormTextField
        label={t`What do you need?`}
        name="title"
        required
        maxLength={MAX_LENGTH.title}
        placeholder={t`OPC cement, 53 grade`}
      />
      {/* Without scripts the next page has them. */}
      <div className="noscript:hidden">
        <CategoryField />
      </div>
      <FormTextArea
        label={t`Details`}
        name="description"
        required
        maxLength={MAX_LENGTH.description}
        aside={t`${used} / ${most}`}
        hint={t`At least 20 characters: quality, packing, delivery place.`}
      />
      <FormSelect
        label={<Trans>Purpose</Trans>}
        name="purpose"
        placeholder={t`Choose`}
        options={REQUIREMENT_CODES.purpose.map((value) => ({
          value,
          label: labels.purpose(value) ?? value,
        }))}
      />
      <div className="noscript:hidden">
        <FilesPart />
      </div>
    </>
  );
}

function CategoryField() {
  const title = useWatch<Draft, 'title'>({ name: 'title' });
  const { value, error, onChange } = useField('category_id');
  return <CategoryChoice {...{ title, value, error, onChange }} />;
}
