import { Link, type Enquiry } from '@haat/platform';
import { IconButton, Sheet } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Info } from 'lucide-react';
import { useState } from 'react';
import { otherSide } from '../other-side';
import type { Side } from '../stages';
import { AboutLine } from './about-line';
import { PartyPanel } from './party-panel';
import { PersonAvatar } from './person-avatar';
import { StatusMenu } from './status-menu';

type Props = {
  enquiry: Enquiry;
  side: Side;
  backTo: string;
  isMenuOpen: boolean;
  onMenuChange: (open: boolean) => void;
};

/** With whom, about what, in which state. */
export function ConversationHead(props: Props) {
  const { enquiry, side, backTo, isMenuOpen, onMenuChange } = props;
  const { t } = useLingui();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const name = otherSide(enquiry, side);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b sm:flex-nowrap border-line bg-card px-3 py-2.5 lg:px-5">
      <Link
        to={backTo}
        aria-label={t`Back to the list`}
        className="grid size-11 shrink-0 place-items-center rounded-full lg:hidden"
      >
        <ArrowLeft className="size-5" aria-hidden />
      </Link>
      <PersonAvatar name={name} className="hidden size-10 sm:grid" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-[17px] leading-snug">{name}</h2>
        <p className="truncate text-sm text-ink-500">
          <AboutLine enquiry={enquiry} />
        </p>
      </div>
      <div className="shrink-0 max-sm:order-last max-sm:basis-full max-sm:pl-14">
        <StatusMenu
          enquiry={enquiry}
          side={side}
          isOpen={isMenuOpen}
          onOpenChange={onMenuChange}
        />
      </div>
      <Sheet
        open={isPanelOpen}
        onOpenChange={setIsPanelOpen}
        title={side === 'seller' ? <Trans>Buyer</Trans> : <Trans>Supplier</Trans>}
        trigger={
          <IconButton label={t`Details`} className="xl:hidden">
            <Info aria-hidden />
          </IconButton>
        }
      >
        {/* A notice lies below an open drawer: who cancels must reach its Undo. */}
        <PartyPanel enquiry={enquiry} side={side} onDone={() => setIsPanelOpen(false)} />
      </Sheet>
    </div>
  );
}
