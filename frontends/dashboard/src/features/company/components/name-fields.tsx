import {
  FormNumberField,
  FormSelect,
  FormTextField,
  useFormContext,
  useSetFields,
  useWatch,
} from '@haat/forms';
import { useSession } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TypedCompany } from '../company-schema';
import { useSlugCheck } from '../hooks/use-slug-check';
import { PendingName } from './pending-name';
import { SlugField } from './slug-field';

/** Name, kind and address of the shop. */
export function NameFields() {
  const { t } = useLingui();
  const { seller_profile: profile } = useSession();
  const { getValues } = useFormContext<TypedCompany>();
  const slug = useWatch<TypedCompany, 'slug'>({ name: 'slug' });
  const setFields = useSetFields<TypedCompany>();
  const check = useSlugCheck(slug, profile?.slug ?? undefined);
  const kinds = [
    { value: 'manufacturer', label: t`Manufacturer` },
    { value: 'trader', label: t`Trader or wholesaler` },
    { value: 'exporter', label: t`Exporter` },
    { value: 'service', label: t`Service provider` },
  ];
  const suggest = async (name: string) => {
    if (getValues('slug') || !name.trim()) return;
    const free = await check.suggest(name);
    // One may have typed another meanwhile.
    if (free && !getValues('slug')) setFields({ slug: free });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PendingName />
      <FormTextField
        name="company_name"
        label={<Trans>Company name</Trans>}
        required
        autoComplete="organization"
        onBlur={({ target }) => void suggest(target.value)}
      />
      <FormTextField
        name="company_name_ne"
        label={<Trans>Company name in Nepali</Trans>}
        lang="ne"
        onBlur={({ target }) => void suggest(target.value)}
      />
      <FormSelect
        name="business_type"
        label={<Trans>Business type</Trans>}
        required
        placeholder={t`Choose`}
        options={kinds}
      />
      <FormNumberField
        name="established"
        label={<Trans>Founded in (AD)</Trans>}
        isInteger
        maxLength={4}
      />
      <SlugField check={check} />
    </div>
  );
}
