import { useTitleSubject } from '@haat/platform';
import { IconButton, Sheet } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { useState } from 'react';
import type { EnquiryDetail } from '../../../api/enquiries';
import { PartyPicture } from '../../../components/conversations/party-picture';
import { TalkHead } from '../../../components/conversations/talk-head';
import { companyOf, useOtherSide } from '../../../components/enquiries/other-side';
import type { Side } from '../../../components/enquiries/stages';
import { AboutLine } from '../../../components/enquiries/about-line';
import { PartyPanel } from './party-panel';
import { PlaceChip } from '../../../components/enquiries/place-chip';
import { StatusMenu } from './status-menu';

type Props = {
  enquiry: EnquiryDetail;
  side: Side;
  backTo: string;
  isMenuOpen: boolean;
  onMenuChange: (open: boolean) => void;
  onDone: () => void;
};

/** With whom, about what, in which state. */
export function ConversationHead(props: Props) {
  const { enquiry, side, backTo, isMenuOpen, onMenuChange, onDone } = props;
  const { t } = useLingui();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const name = useOtherSide(enquiry, side);
  useTitleSubject(name);
  return (
    <TalkHead
      backTo={backTo}
      picture={
        <PartyPicture
          company={companyOf(enquiry, side)}
          name={name}
          className="hidden size-10 sm:grid"
        />
      }
      name={name}
      beside={<PlaceChip place={enquiry.delivery} />}
      line={<AboutLine enquiry={enquiry} />}
    >
      <div className="shrink-0 max-sm:order-last max-sm:basis-full max-sm:pl-14">
        <StatusMenu
          enquiry={enquiry}
          side={side}
          isOpen={isMenuOpen}
          onOpenChange={onMenuChange}
          onDone={onDone}
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
    </TalkHead>
  );
}
