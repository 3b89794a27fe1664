import { CostList } from '@haat/enquiry';
import { companyName, paths, useLocale } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useAcceptQuoteMutation, type Quote } from '../../../api/quotes';
import { useStatusChange } from '../../../hooks/use-decide';

type Props = { quote: Quote; variant: 'primary' | 'outline' };

/** Accepting settles everything, so it is confirmed first. */
export function AcceptButton({ quote, variant }: Props) {
  const { t } = useLingui();
  const company = companyName(quote.seller, useLocale());
  const decide = useStatusChange();
  const [isOpen, setIsOpen] = useState(false);
  const [accept, { isLoading }] = useAcceptQuoteMutation();
  const go = async () => {
    const done = {
      text: t`Quote of ${company} accepted. Here is how to reach the supplier.`,
      to: paths.buyerQuote(quote.id),
    };
    setIsOpen(!(await decide(() => accept(quote.id).unwrap(), done)));
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant={variant}>
          <Trans>Accept</Trans>
        </Button>
      }
      title={<Trans>Accept the quote of {company}?</Trans>}
      description={<Trans>This is what happens:</Trans>}
    >
      <ul className="mb-4 grid gap-2 text-[14px] [&_li]:flex [&_li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-green-600">
        <li>
          <Check aria-hidden />
          <Trans>All other quotes will be declined and those suppliers notified.</Trans>
        </li>
        <li>
          <Check aria-hidden />
          <Trans>This requirement won’t receive more quotes.</Trans>
        </li>
        <li>
          <Check aria-hidden />
          <Trans>You and {company} can now see each other’s name and phone.</Trans>
        </li>
      </ul>
      <CostList cost={quote.totals} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={() => setIsOpen(false)}>
          <Trans>Not yet</Trans>
        </Button>
        <Button isBusy={isLoading} onClick={() => void go()}>
          <Trans>Accept quote</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
