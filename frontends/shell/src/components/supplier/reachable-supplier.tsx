import { companyName, useLocale } from '@haat/platform';
import { Checkbox, SupplierCard, type SupplierCardData } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SupplierActions } from './supplier-actions';
import type { SupplierChoice } from './use-supplier-choice';

/** `choice`: of a list whose suppliers can get one enquiry together. */
type Props = { supplier: SupplierCardData; choice?: SupplierChoice };

/** A firm among others, with the ways to it. */
export const ReachableSupplier = ({ supplier, choice }: Props) => {
  const name = companyName(supplier, useLocale());
  const { slug } = supplier;
  const actions = (
    <>
      {choice ? <ChoiceBox {...{ choice, slug, name }} /> : null}
      <SupplierActions slug={slug} companyName={name} />
    </>
  );
  return <SupplierCard supplier={supplier} actions={actions} />;
};

type ChoiceProps = { choice: SupplierChoice; slug: string; name: string };

function ChoiceBox({ choice, slug, name }: ChoiceProps) {
  const { t } = useLingui();
  const isChosen = choice.has(slug);
  return (
    <Checkbox
      className="basis-full [&_label]:min-h-11 [&_label]:items-center"
      aria-label={t`Select: ${name}`}
      checked={isChosen}
      disabled={choice.isFull && !isChosen}
      onChange={() => choice.toggle({ sellerSlug: slug, companyName: name })}
      label={<Trans>Select</Trans>}
    />
  );
}
