import {
  companyName,
  pluralForm,
  useFormat,
  useLocalName,
  useLocale,
} from '@haat/platform';
import { Button } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import type { AskedSeller } from '../sellers-of';
import type { AskingForm } from '../use-asking';

/** What goes to whom, before it goes. */
export function AskReview({ asking }: { asking: AskingForm }) {
  const { number } = useFormat();
  const { values, chosen } = asking;
  const count = number(chosen.length);
  return (
    <div className="grid gap-4">
      <p className="whitespace-pre-line break-words rounded-md bg-paper p-4 text-[14px]">
        {values.requirements}
        <span className="mt-2 block font-semibold">
          {values.name} · <span className="tabular-nums">{values.phone_number}</span> ·{' '}
          {values.email}
        </span>
      </p>
      <ul className="grid max-h-64 gap-3 overflow-y-auto">
        {chosen.map((one) => (
          <li key={one.seller.slug}>
            <Lines asked={one} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={asking.goBack}>
          <Trans>Change</Trans>
        </Button>
        <Button isBusy={asking.isBusy} onClick={() => void asking.confirm()}>
          <Select
            value={pluralForm(chosen.length)}
            _one={`Send ${count} enquiry`}
            other={`Send ${count} enquiries`}
          />
        </Button>
      </div>
    </div>
  );
}

function Lines({ asked }: { asked: AskedSeller }) {
  const locale = useLocale();
  const localName = useLocalName();
  const { number } = useFormat();
  const { seller, items } = asked;
  return (
    <>
      <b className="font-semibold">{companyName(seller, locale)}</b>
      <ul className="mt-0.5 list-disc pl-5 text-[14px] text-ink-700">
        {items.map((item) => (
          <li key={item.id}>
            {localName(item)}
            {item.quantity ? (
              <span className="tabular-nums">: {number(item.quantity)}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
