import { Link, paths, type User } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmedBadge } from '../../../components/confirmed-badge';
import { EmailForm } from './email-form';
import { Section } from './section';

export function EmailSection({ user }: { user: User }) {
  const [isChanging, setIsChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isConfirmed = Boolean(user.email_verified_at);
  return (
    <Section id="email" title={<Trans>Email</Trans>}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <b className="font-semibold [overflow-wrap:anywhere]">{user.email}</b>
        <ConfirmedBadge isConfirmed={isConfirmed} />
        <span className="ml-auto flex flex-wrap gap-2">
          {isConfirmed ? null : (
            <Button asChild variant="soft">
              <Link to={paths.emailResend}>
                <Trans>Confirm now</Trans>
              </Link>
            </Button>
          )}
          {isChanging ? null : (
            <Button variant="outline" onClick={() => setIsChanging(true)}>
              <Trans>Change email</Trans>
            </Button>
          )}
        </span>
      </div>
      {isChanging ? (
        <EmailForm
          onCancel={() => setIsChanging(false)}
          onSent={(email) => {
            setIsChanging(false);
            setSentTo(email);
          }}
        />
      ) : null}
      {sentTo ? (
        <p role="status" className="mt-4 rounded-md bg-blue-50 p-3 text-sm text-blue-700">
          <Trans>
            We sent a link to <b>{sentTo}</b>. The address changes when you open it.
          </Trans>
        </p>
      ) : null}
    </Section>
  );
}
