import { Link, paths, useLocalName } from '@haat/platform';
import { Button, Monogram, VerifiedBadge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import type { EnquiryDetail } from '../../../api/enquiries';
import { useMakeRequirement } from '../hooks/use-make-requirement';

/** After a failed enquiry: three other suppliers, and a requirement to reach all of them. */
export function NextWays({ enquiry }: { enquiry: EnquiryDetail }) {
  const localName = useLocalName();
  const { make, isBusy } = useMakeRequirement();
  const { similar, requirement_draft: draft } = enquiry;
  if (similar.length === 0 && !draft) return null;
  return (
    <section className="border-t border-line bg-card px-4 py-4 lg:px-6">
      <h3 className="text-md font-semibold">
        <Trans>Others can supply this</Trans>
      </h3>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-2">
        {similar.map((seller) => (
          <li key={seller.slug}>
            <Link
              to={paths.vendorContact(seller.slug)}
              className="flex min-h-14 items-center gap-2.5 rounded-lg border border-line p-2.5 hover:border-indigo-500"
            >
              <Monogram
                name={seller.name}
                logo={seller.logo}
                colour={seller.colour}
                className="size-10 shrink-0"
              />
              <span className="min-w-0">
                <b className="block truncate text-[14px] font-semibold">
                  {localName(seller)}
                </b>
                <small className="flex flex-wrap items-center gap-1.5 text-sm text-ink-500">
                  {localName({
                    name: seller.district ?? '',
                    name_ne: seller.district_ne,
                  })}
                  {seller.is_verified ? <VerifiedBadge /> : null}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {draft ? (
        <Button
          variant="marigold"
          className="mt-3 max-sm:w-full"
          isBusy={isBusy}
          onClick={() => void make(draft)}
        >
          <FileText aria-hidden />
          <Trans>Post as a requirement</Trans>
        </Button>
      ) : null}
    </section>
  );
}
