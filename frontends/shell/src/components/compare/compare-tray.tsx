import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { Button, IconButton, ProductPicture, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Scale, Trash2, X } from 'lucide-react';
import { ContactSuppliers } from '../supplier/contact-suppliers';
import { useRecipients } from './recipients-of';
import { useCompare } from './use-compare';

/** What is chosen so far, above the phones' bottom bar and next to the button to the top. */
export function CompareTray() {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const { list, toggle, clear } = useCompare();
  const addressed = useRecipients(list);
  if (list.length === 0) return null;
  const shown = number(list.length);
  return (
    <section
      aria-label={t`Selected to compare`}
      data-page-bar
      className="haat-rise fixed inset-x-0 bottom-0 z-[60] flex flex-wrap items-center gap-2 border-t border-line bg-card px-3.5 pb-[calc(10px+env(safe-area-inset-bottom))] pt-2.5 shadow-e3 lg:bottom-6 lg:rounded-[18px] lg:border lg:left-1/2 lg:right-auto lg:-translate-x-1/2 lg:flex-nowrap lg:gap-3 lg:p-3"
    >
      <ul className="flex min-w-0 gap-1.5 lg:gap-2.5">
        {list.map((product) => {
          const name = localName(product);
          return (
            <li key={product.slug} className="relative size-11 lg:size-14" title={name}>
              <span className="block size-full overflow-hidden rounded-md bg-sand">
                <ProductPicture image={product.image} alt="" />
              </span>
              <button
                type="button"
                aria-label={t`Remove from comparing: ${name}`}
                onClick={() => toggle(product)}
                className="absolute -right-1.5 -top-1.5 grid size-6 place-items-center rounded-full border border-line bg-card text-ink-700 hover:bg-sand"
              >
                <X className="size-3.5" aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        asChild
        size="sm"
        className={cn('ml-auto h-11', list.length < 2 && 'hidden')}
      >
        <Link to={paths.compare(list.map(({ slug }) => slug))}>
          <Scale className="hidden sm:block" aria-hidden />
          <Trans>Compare ({shown})</Trans>
        </Link>
      </Button>
      <ContactSuppliers {...addressed} className="h-11" />
      {list.length < 2 ? (
        <span className="text-[13px] text-ink-500">
          <Trans>Choose one more to compare</Trans>
        </span>
      ) : null}
      <IconButton label={t`Clear selection`} onClick={clear} className="hidden lg:grid">
        <Trash2 aria-hidden />
      </IconButton>
    </section>
  );
}
