import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { OwnCompany } from '../../../api/company';
import { CodeForm } from '../../settings/components/code-form';
import { ConfirmedBadge } from '../../settings/components/confirmed-badge';
import { useCompanyEmailCode } from './use-company-email-code';

/** The company's e-mail address: once a mailed code confirmed it, its mails go there. */
export function CompanyEmail({ company }: { company: OwnCompany }) {
  const { number } = useFormat();
  const code = useCompanyEmailCode();
  const { primary_email: email, email_verified_at: verifiedAt } = company;
  const { secondsLeft } = code;
  if (!email) return null;
  return (
    <div>
      <h3 className="text-[13.5px] font-semibold">
        <Trans>Company e-mail</Trans>
      </h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <b className="font-semibold [overflow-wrap:anywhere]">{email}</b>
        <ConfirmedBadge isConfirmed={Boolean(verifiedAt)} />
        {verifiedAt || code.sentTo ? null : (
          <Button
            variant="soft"
            className="ml-auto"
            isBusy={code.isSending}
            disabled={secondsLeft > 0}
            onClick={() => void code.send({ phone_number: email })}
          >
            {secondsLeft > 0 ? (
              <Trans>Send again in {number(secondsLeft)} s</Trans>
            ) : (
              <Trans>Confirm by e-mail</Trans>
            )}
          </Button>
        )}
      </div>
      {verifiedAt ? null : (
        <p className="mt-1 text-sm text-ink-500">
          <Trans>
            Until it is confirmed, mails for the company go to your own address.
          </Trans>
        </p>
      )}
      {code.sentTo && !verifiedAt ? (
        <CodeForm
          code={code}
          label={<Trans>Code from the mail</Trans>}
          confirm={<Trans>Confirm e-mail</Trans>}
        />
      ) : null}
    </div>
  );
}
