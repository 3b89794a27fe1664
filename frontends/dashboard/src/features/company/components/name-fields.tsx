import { Field, Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLazySlugCheckQuery } from '../../../api/company';
import type { CompanyFormProps } from '../company-values';

/** Name, kind and address of the shop. */
export function NameFields({ values, set, errors }: CompanyFormProps) {
  const { t } = useLingui();
  const [check, { data, originalArgs }] = useLazySlugCheckQuery();
  const isFree = data?.available && originalArgs === values.slug;
  const kinds = [
    { value: 'manufacturer', label: t`Manufacturer` },
    { value: 'trader', label: t`Trader or wholesaler` },
    { value: 'exporter', label: t`Exporter` },
    { value: 'service', label: t`Service provider` },
  ];
  const suggest = async (text: string) => {
    if (!text.trim()) return;
    const { data: answer } = await check(text.trim());
    if (answer && !answer.available) set({ slug: answer.suggestion });
    else if (answer && !values.slug) set({ slug: text.trim() });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={<Trans>Company name</Trans>}
        required
        autoComplete="organization"
        value={values.company_name}
        error={errors.company_name}
        onChange={({ target }) => set({ company_name: target.value })}
        onBlur={({ target }) => void (values.slug ? null : suggest(target.value))}
      />
      <Field
        label={<Trans>Company name in Nepali</Trans>}
        lang="ne"
        value={values.company_name_ne}
        error={errors.company_name_ne}
        onChange={({ target }) => set({ company_name_ne: target.value })}
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
        onChange={({ target }) => set({ established: target.value.replace(/\D/g, '') })}
      />
      <Field
        className="sm:col-span-2"
        label={<Trans>Address of your shop</Trans>}
        required
        value={values.slug}
        error={errors.slug}
        hint={`/vendor/${values.slug || '…'}`}
        tick={isFree ? <Trans>This address is free</Trans> : undefined}
        onChange={({ target }) => set({ slug: target.value.toLowerCase() })}
        onBlur={({ target }) => void suggest(target.value)}
      />
    </div>
  );
}
