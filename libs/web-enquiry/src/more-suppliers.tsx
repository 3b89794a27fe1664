import { useSuppliersQuery, type Supplier } from '@haat/api/suppliers';
import {
  companyName,
  pluralForm,
  useFormat,
  useLocalName,
  useLocale,
} from '@haat/platform';
import { Button, Checkbox } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Recipient } from './enquiry-target';

const OFFERED = 2;
type Props = {
  categoryId: string;
  /** Slugs of those who have been written to. */
  except: string[];
  onSend: (more: Recipient[]) => Promise<void>;
};

/** Two more suppliers of the category: the same enquiry with one button. */
export function MoreSuppliers({ categoryId, except, onSend }: Props) {
  const { number } = useFormat();
  const [left, setLeft] = useState<string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const perPage = except.length + OFFERED;
  const { data } = useSuppliersQuery({ category: categoryId, perPage });
  const offered = (data?.data ?? [])
    .filter(({ slug }) => !except.includes(slug))
    .slice(0, OFFERED);
  const chosen = offered.filter(({ slug }) => !left.includes(slug));
  const count = number(chosen.length);
  if (offered.length === 0) return null;
  const toggle = (slug: string) =>
    setLeft(left.includes(slug) ? left.filter((one) => one !== slug) : [...left, slug]);
  async function send() {
    setIsBusy(true);
    await onSend(
      chosen.map(({ slug, company_name }) => ({
        sellerSlug: slug,
        companyName: company_name,
      })),
    );
    setIsBusy(false);
  }
  return (
    <section className="mt-4 grid w-full gap-2 border-t border-dashed border-line pt-4 text-left">
      <h3 className="font-bold">
        <Trans>Send it to more suppliers?</Trans>
      </h3>
      {offered.map((supplier) => (
        <OfferedSupplier
          key={supplier.slug}
          supplier={supplier}
          isChosen={chosen.includes(supplier)}
          onToggle={() => toggle(supplier.slug)}
        />
      ))}
      <Button
        variant="soft"
        disabled={chosen.length === 0}
        isBusy={isBusy}
        onClick={() => void send()}
      >
        <Send aria-hidden />
        <Select
          value={pluralForm(chosen.length)}
          _one="Send to this supplier too"
          other={`Send to these ${count} too`}
        />
      </Button>
    </section>
  );
}

type OfferedProps = { supplier: Supplier; isChosen: boolean; onToggle: () => void };

function OfferedSupplier({ supplier, isChosen, onToggle }: OfferedProps) {
  const locale = useLocale();
  const localName = useLocalName();
  const district = localName({
    name: supplier.district ?? '',
    name_ne: supplier.district_ne,
  });
  return (
    <Checkbox
      className="[&_label]:min-h-11 [&_label]:items-center"
      checked={isChosen}
      onChange={onToggle}
      label={
        <span className="min-w-0">
          <b className="block font-semibold">{companyName(supplier, locale)}</b>
          <span className="text-sm text-ink-500">
            {district}
            {supplier.is_seller_verified ? (
              <>
                {district ? ' · ' : null}
                <Trans>Verified supplier</Trans>
              </>
            ) : null}
          </span>
        </span>
      }
    />
  );
}
