import { useFormat } from '@haat/platform';
import { IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { ContactSuppliers } from './contact-suppliers';
import type { SupplierChoice } from './use-supplier-choice';

type Props = {
  choice: SupplierChoice;
  text: string;
  categoryId?: string | undefined;
};

/** How many suppliers are chosen, above the phones' bottom bar. */
export function SupplierTray({ choice, text, categoryId }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { chosen, clear } = choice;
  if (chosen.length === 0) return null;
  const count = number(chosen.length);
  return (
    <section
      aria-label={t`Selected suppliers`}
      data-page-bar
      className="haat-rise fixed inset-x-0 bottom-0 z-[60] flex flex-wrap items-center gap-2 border-t border-line bg-card px-3.5 pb-[calc(10px+env(safe-area-inset-bottom))] pt-2.5 shadow-e3 lg:bottom-6 lg:rounded-[18px] lg:border lg:left-1/2 lg:right-auto lg:-translate-x-1/2 lg:gap-3 lg:p-3 lg:pl-5"
    >
      <p role="status" className="text-[14px] font-semibold">
        <Trans>{count} selected</Trans>
      </p>
      <ContactSuppliers
        recipients={chosen}
        {...{ text, categoryId }}
        className="ml-auto h-11"
      />
      <IconButton label={t`Clear selection`} onClick={clear}>
        <Trash2 aria-hidden />
      </IconButton>
    </section>
  );
}
