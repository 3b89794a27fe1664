import { pluralForm, useFormat, type Product } from '@haat/platform';
import { Select } from '@lingui/react/macro';
import { Eye, MessageCircleMore } from 'lucide-react';

/** Counts of the last seven days; the server sends nothing below three. */
export function WeekCounts({ product }: { product: Product }) {
  const { number } = useFormat();
  const views = product.viewed_this_week ?? 0;
  const enquiries = product.enquiries_this_week ?? 0;
  if (!views && !enquiries) return null;
  const seen = number(views);
  const asked = number(enquiries);
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-[13.5px] text-ink-500 tabular-nums [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5 [&_svg]:size-[18px]">
      {views ? (
        <span>
          <Eye aria-hidden />
          <Select
            value={pluralForm(views)}
            _one={`${seen} buyer viewed this week`}
            other={`${seen} buyers viewed this week`}
          />
        </span>
      ) : null}
      {enquiries ? (
        <span>
          <MessageCircleMore aria-hidden />
          <Select
            value={pluralForm(enquiries)}
            _one={`${asked} enquiry this week`}
            other={`${asked} enquiries this week`}
          />
        </span>
      ) : null}
    </p>
  );
}
