import { inLatinDigits, useSession } from '@haat/platform';
import { Field, Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyFormProps } from '../company-values';
import { useSlugCheck } from '../use-slug-check';
import { PendingName } from './pending-name';
import { SlugField } from './slug-field';

/** Name, kind and address of the shop. */
export function NameFields({ values, set, errors }: CompanyFormProps) {
  const { t } = useLingui();
  const { seller_profile: profile } = useSession();
  const check = useSlugCheck(values.slug, profile?.slug ?? undefined);
  const kinds = [
    { value: 'manufacturer', label: t`Manufacturer` },
    { value: 'trader', label: t`Trader or wholesaler` },
    { value: 'exporter', label: t`Exporter` },
    { value: 'service', label: t`Service provider` },
  ];
  const suggest = async (name: string) => {
    if (values.slug || !name.trim()) return;
    const slug = await check.suggest(name);
    if (slug) set({ slug });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PendingName />
      <Field
        label={<Trans>Company name</Trans>}
        required
        autoComplete="organization"
        value={values.company_name}
        error={errors.company_name}
        onChange={({ target }) => set({ company_name: target.value })}
        onBlur={({ target }) => void suggest(target.value)}
      />
      <Field
        label={<Trans>Company name in Nepali</Trans>}
        lang="ne"
        value={values.company_name_ne}
        error={errors.company_name_ne}
        onChange={({ target }) => set({ company_name_ne: target.value })}
        onBlur={({ target }) => void suggest(target.value)}
      />
      <Select
        label={<Trans>Kind of business</Trans>}
        required
        placeholder={t`Choose`}
        options={kinds}
        value={values.business_type}
        error={errors.business_type}
        onChange={({ target }) => set({ business_type: target.value })}
      />
      <Field
        label={<Trans>Founded in (AD)</Trans>}
        inputMode="numeric"
        maxLength={4}
        value={values.established}
        error={errors.established}
        onChange={({ target }) => set({ established: inLatinDigits(target.value) })}
      />
      <SlugField
        slug={values.slug}
        error={errors.slug}
        check={check}
        onChange={(slug) => set({ slug })}
      />
    </div>
  );
}
