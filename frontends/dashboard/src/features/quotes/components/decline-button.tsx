import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonButton } from '../../../components/forms/reason-button';
import { MAX_NOTE } from './withdraw-button';

type Props = { onDecline: (reason: string) => void };

/** The buyer declines a quote; the supplier hears the reason. */
export function DeclineButton({ onDecline }: Props) {
  const { t } = useLingui();
  return (
    <ReasonButton
      actionLabel={t`Decline`}
      title={<Trans>Decline this quote?</Trans>}
      description={<Trans>We’ll tell the supplier your reason.</Trans>}
      label={<Trans>Reason</Trans>}
      maxLength={MAX_NOTE}
      error={undefined}
      isBusy={false}
      onSubmit={(reason) => {
        onDecline(reason);
        return Promise.resolve(true);
      }}
    />
  );
}
