import { IconButton, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronsRight, Keyboard } from 'lucide-react';
import { DownloadButton } from '../../../components/download-button';
import { exportOf } from '../list-query';
import type { Side } from '../../../components/enquiries/stages';
import type { GoOn } from '../hooks/use-go-on';
import type { Inbox } from '../hooks/use-inbox';
import { Kpis } from './kpis';
import { ViewSwitch } from './view-switch';

type Props = { inbox: Inbox; side: Side; next: GoOn; onKeys: () => void };

/** Which page this is, in which view; the seller's figures. */
export function InboxHead({ inbox, side, next, onKeys }: Props) {
  const { t } = useLingui();
  const isSeller = side === 'seller';
  return (
    <div
      className={cn('bg-desk', isSeller ? 'px-4 pt-2 lg:px-6' : 'px-4 lg:px-6 lg:pt-4')}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl max-lg:sr-only">
          <Trans>Enquiries</Trans>
        </h1>
        {isSeller ? <ViewSwitch inbox={inbox} /> : null}
        {isSeller ? <Kpis inbox={inbox} /> : null}
        <span
          className={cn(
            'flex items-center gap-2',
            !isSeller && 'ml-auto',
            'max-lg:ml-auto',
          )}
        >
          <IconButton
            label={t`Next one when done`}
            aria-pressed={next.isOn}
            onClick={next.toggle}
            className={cn('max-lg:hidden', next.isOn && 'bg-indigo-100 text-indigo-700')}
          >
            <ChevronsRight aria-hidden />
          </IconButton>
          <IconButton label={t`Keyboard`} onClick={onKeys} className="max-lg:hidden">
            <Keyboard aria-hidden />
          </IconButton>
          {isSeller ? (
            <DownloadButton
              file={{ url: exportOf(inbox.queryArgs), name: 'enquiries.csv' }}
            />
          ) : null}
        </span>
      </div>
    </div>
  );
}
