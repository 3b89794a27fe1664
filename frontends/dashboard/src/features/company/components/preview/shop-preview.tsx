import type { OwnProfile } from '@haat/api/own-company';
import { usePlaceText } from '@haat/enquiry';
import { companyName, pluralForm, useFormat, useLocale } from '@haat/platform';
import { Monogram, VerifiedBadge } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { CalendarClock, MapPin, Store, Truck } from 'lucide-react';
import type { TypedCompany } from '../../company-schema';
import { colourOfCompany } from '../../../../components/colour-of-company';
import { ContactChips } from './contact-chips';
import { ShopCover } from './shop-cover';

type Props = { company: OwnProfile; values: TypedCompany };
const DISTRICTS = 77;

/** The public page in small, with what is typed and not saved yet. */
export function ShopPreview({ company, values }: Props) {
  const locale = useLocale();
  const { number, date } = useFormat();
  const place = usePlaceText({ ...values, address: values.business_address_1 });
  const name = companyName(values, locale);
  const about = (locale === 'ne' && values.about_ne) || values.about;
  const delivers = values.delivers_to.length;
  const count = number(delivers);
  const from = company.closed_from ? date(company.closed_from) : '';
  const to = company.closed_to ? date(company.closed_to) : '';
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-card shadow-e2">
      <ShopCover
        banner={company.banner}
        colour={colourOfCompany(company)}
        className="h-24"
      />
      <div className="px-4 pb-4">
        <Monogram
          name={values.company_name}
          logo={company.company_logo}
          colour={colourOfCompany(company)}
          className="relative -mt-8 size-16 rounded-[18px] border-4 border-card text-xl shadow-e2"
        />
        <p className="mt-2 flex flex-wrap items-center gap-2 text-lg font-bold leading-snug">
          {name || '…'}
          {company.is_seller_verified ? <VerifiedBadge /> : null}
        </p>
        <p className="break-all text-sm text-ink-500">/vendor/{values.slug || '…'}</p>
        {values.business_nature ? (
          <p className="mt-1.5 text-[14px] text-ink-700">{values.business_nature}</p>
        ) : null}
        <ul className="mt-2.5 grid gap-1.5 text-sm text-ink-700 [&_li]:flex [&_li]:items-start [&_li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-500">
          {place ? (
            <li>
              <MapPin aria-hidden />
              {place}
            </li>
          ) : null}
          {values.established ? (
            <li>
              <Store aria-hidden />
              <Trans>Since {values.established}</Trans>
            </li>
          ) : null}
          {delivers > 0 ? (
            <li>
              <Truck aria-hidden />
              {delivers === DISTRICTS ? (
                <Trans>Delivers to all of Nepal</Trans>
              ) : (
                <Select
                  value={pluralForm(delivers)}
                  _one={`Delivers to ${count} district`}
                  other={`Delivers to ${count} districts`}
                />
              )}
            </li>
          ) : null}
          {company.closed_from && company.closed_to ? (
            <li>
              <CalendarClock aria-hidden />
              <Trans>
                Closed from {from} to {to}
              </Trans>
            </li>
          ) : null}
        </ul>
        <ContactChips values={values} />
        {about ? (
          <p className="mt-3 line-clamp-6 whitespace-pre-line text-[14px] text-ink-700">
            {about}
          </p>
        ) : null}
      </div>
    </article>
  );
}
