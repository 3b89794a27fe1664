import { useLocation, type QueuedRequest, type useOutbox } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleAlert, Clock, Undo2 } from 'lucide-react';
import { OutboxButtons } from './outbox-buttons';
import { useKindLabels } from '../hooks/use-kind-labels';

type Outbox = ReturnType<typeof useOutbox>;
/** These have a bar of their own at the bottom of a telephone, taller by its buttons. */
const WITH_BUY_BAR = /^\/(product|vendor)\/./;

/** What was written without a network: it waits, goes out, is taken back; its text is never lost. */
export function OutboxPanel({ outbox }: { outbox: Outbox }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isHigher = WITH_BUY_BAR.test(pathname);
  return (
    <section
      aria-label={t`Outbox`}
      className={`fixed inset-x-3 z-[60] max-h-[50vh] overflow-y-auto rounded-lg border border-line bg-card shadow-e3 sm:left-auto sm:w-96 print:hidden ${isHigher ? 'bottom-28' : 'bottom-24'} lg:bottom-5 lg:right-5`}
    >
      <ul className="divide-y divide-line">
        {outbox.requests.map((request) => (
          <li key={request.key} className="grid gap-2 p-4">
            <State request={request} />
            {request.text ? (
              <p
                className={`whitespace-pre-line break-words text-[14.5px] text-ink-700 ${request.state === 'withdrawn' || request.state === 'refused' ? '' : 'line-clamp-2'}`}
              >
                {request.text}
              </p>
            ) : null}
            <OutboxButtons request={request} outbox={outbox} />
          </li>
        ))}
      </ul>
      {outbox.isOnline ? null : (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-500">
          <Trans>It will be sent automatically when you’re back online.</Trans>
        </p>
      )}
    </section>
  );
}

const ICONS = {
  waiting: <Clock className="text-mari-700" aria-hidden />,
  sending: <Clock className="text-mari-700" aria-hidden />,
  sent: <Check className="text-green-600" aria-hidden />,
  refused: <CircleAlert className="text-red-600" aria-hidden />,
  withdrawn: <Undo2 className="text-ink-500" aria-hidden />,
};

function State({ request }: { request: QueuedRequest }) {
  const { t } = useLingui();
  const kinds = useKindLabels();
  const labels = {
    waiting: t`Waiting to be sent`,
    sending: t`Sending…`,
    sent: t`Sent`,
    refused: request.reason ?? t`Not accepted.`,
    withdrawn: t`Not sent. Your text is saved here.`,
  };
  return (
    <p
      role="status"
      className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0"
    >
      {ICONS[request.state]}
      <span>
        <b className="font-semibold">{kinds[request.kind]}</b>
        <span className="block text-sm text-ink-500">{labels[request.state]}</span>
      </span>
    </p>
  );
}
