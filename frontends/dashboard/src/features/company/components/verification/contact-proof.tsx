import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CodeForm } from '../../../../components/forms/code-form';
import { ConfirmedBadge } from '../../../../components/confirmed-badge';
import type { PhoneCode } from '../../../../hooks/use-phone-code';

type Props = {
  heading: ReactNode;
  /** The number or email address. */
  address: string;
  isConfirmed: boolean;
  code: PhoneCode;
  /** On the button that sends the code. */
  action: ReactNode;
  /** While it is not confirmed. */
  hint?: ReactNode;
  label?: ReactNode;
  confirm?: ReactNode;
};

/** How the company is reached: a code proves it; another one must be proved again. */
export function ContactProof(props: Props) {
  const { heading, address, isConfirmed, code, action, hint, label, confirm } = props;
  const { number } = useFormat();
  const { secondsLeft } = code;
  return (
    <div>
      <h3 className="text-[13.5px] font-semibold">{heading}</h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <b className="font-semibold tabular-nums [overflow-wrap:anywhere]">{address}</b>
        <ConfirmedBadge isConfirmed={isConfirmed} />
        {isConfirmed || code.sentTo ? null : (
          <Button
            variant="soft"
            className="ml-auto"
            isBusy={code.isSending}
            disabled={secondsLeft > 0}
            onClick={() => void code.send({ phone_number: address })}
          >
            {secondsLeft > 0 ? (
              <Trans>Send again in {number(secondsLeft)} s</Trans>
            ) : (
              action
            )}
          </Button>
        )}
      </div>
      {isConfirmed || !hint ? null : <p className="mt-1 text-sm text-ink-500">{hint}</p>}
      {code.sentTo && !isConfirmed ? (
        <CodeForm code={code} label={label} confirm={confirm} />
      ) : null}
    </div>
  );
}
