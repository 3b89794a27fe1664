import { Link, paths, type User } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { usePhoneCode } from '../../../hooks/use-phone-code';
import { CodeForm } from '../../../components/forms/code-form';
import { ConfirmedBadge } from '../../../components/confirmed-badge';
import { NumberForm } from './number-form';
import { Section } from './section';

/** A number counts as one's own once the code of an SMS was typed in. */
export function PhoneSection({ user }: { user: User }) {
  const [isChanging, setIsChanging] = useState(false);
  const code = usePhoneCode(() => setIsChanging(false));
  const number = user.phone_number;
  const isOpen = isChanging || code.sentTo !== null;
  return (
    <Section
      id="phone"
      title={<Trans>Phone</Trans>}
      lead={<Trans>Only suppliers you contact can see it.</Trans>}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {number ? (
          <>
            <b className="font-semibold tabular-nums">{number}</b>
            <ConfirmedBadge isConfirmed={Boolean(user.phone_verified_at)} />
          </>
        ) : (
          <span className="text-ink-500">
            <Trans>No number yet</Trans>
          </span>
        )}
        {isOpen || !user.email_verified_at ? null : (
          <span className="ml-auto flex flex-wrap gap-2">
            {number && !user.phone_verified_at ? (
              <Button
                variant="soft"
                isBusy={code.isSending}
                onClick={() => void code.send({ phone_number: number })}
              >
                <Trans>Confirm by SMS</Trans>
              </Button>
            ) : null}
            <Button variant="outline" onClick={() => setIsChanging(true)}>
              {number ? <Trans>Change number</Trans> : <Trans>Add number</Trans>}
            </Button>
          </span>
        )}
      </div>
      {user.email_verified_at ? null : (
        <p className="mt-3 text-sm text-ink-500">
          <Trans>Confirm your email address first.</Trans>{' '}
          <Link to={paths.emailResend} className="font-semibold underline">
            <Trans>Verify now</Trans>
          </Link>
        </p>
      )}
      {code.sentTo ? (
        <CodeForm code={code} />
      ) : isChanging ? (
        <NumberForm code={code} onCancel={() => setIsChanging(false)} />
      ) : null}
    </Section>
  );
}
