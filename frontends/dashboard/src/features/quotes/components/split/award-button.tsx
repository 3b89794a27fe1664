import { CostList } from '@haat/enquiry';
import { paths } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useAwardLinesMutation, type SplitOut } from '../../../../api/quotes';
import { useStatusChange } from '../../../../hooks/use-decide';
import type { Offer } from '../../offers';
import { OrderCount } from './counts';
import { SplitOrders } from './split-orders';

export type AwardProps = {
  requirementId: string;
  version: number;
  split: SplitOut;
  offers: Offer[];
  /** No line stays open afterwards. */
  isLast: boolean;
};

/** Places the orders of the choice, all or none, so it is confirmed first. */
export function AwardButton({
  requirementId,
  version,
  split,
  offers,
  isLast,
}: AwardProps) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [isOpen, setIsOpen] = useState(false);
  const [award, { isLoading }] = useAwardLinesMutation();
  const count = split.orders.length;
  const go = async () => {
    const body = { version, lines: split.lines };
    const done = {
      text: t`Ordered. Each supplier confirms next.`,
      to: paths.buyerOrders,
    };
    setIsOpen(!(await decide(() => award({ requirementId, body }).unwrap(), done)));
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button className="w-full">
          <Trans>
            Review <OrderCount count={count} />
          </Trans>
        </Button>
      }
      title={<Trans>Place these orders?</Trans>}
      description={<Trans>This is what happens:</Trans>}
    >
      <ul className="mb-4 grid gap-2 text-[14px] [&_li]:flex [&_li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-green-600">
        <li>
          <Check aria-hidden />
          <Trans>Each supplier gets an order and confirms within 2 working days.</Trans>
        </li>
        <li>
          <Check aria-hidden />
          <Trans>You and these suppliers can see each other’s name and phone.</Trans>
        </li>
        <li>
          <Check aria-hidden />
          {isLast ? (
            <Trans>All other quotes will be declined and those suppliers notified.</Trans>
          ) : (
            <Trans>
              The other lines stay open, and other quotes stay valid for them.
            </Trans>
          )}
        </li>
      </ul>
      <div className="mb-4 rounded-lg border border-line bg-paper p-3.5 text-[14px]">
        <SplitOrders split={split} offers={offers} />
      </div>
      <CostList cost={split.totals} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={() => setIsOpen(false)}>
          <Trans>Not yet</Trans>
        </Button>
        <Button isBusy={isLoading} onClick={() => void go()}>
          <Trans>Place orders</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
