import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { OwnCompany } from '../../../api/company';
import { CodeForm } from '../../settings/components/code-form';
import { ConfirmedBadge } from '../../settings/components/confirmed-badge';
import { useCompanyCode } from './use-company-code';

/** The company's mobile number: a code by SMS proves it; another number must be proved again. */
export function CompanyPhone({ company }: { company: OwnCompany }) {
  const { number } = useFormat();
  const code = useCompanyCode();
  const { primary_mobile: mobile, phone_verified_at: verifiedAt } = company;
  const { secondsLeft } = code;
  if (!mobile) return null;
  return (
    <div>
      <h3 className="text-[13.5px] font-semibold">
        <Trans>Mobile number</Trans>
      </h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <b className="font-semibold tabular-nums">{mobile}</b>
        <ConfirmedBadge isConfirmed={Boolean(verifiedAt)} />
        {verifiedAt || code.sentTo ? null : (
          <Button
            variant="soft"
            className="ml-auto"
            isBusy={code.isSending}
            disabled={secondsLeft > 0}
            onClick={() => void code.send({ phone_number: mobile })}
          >
            {secondsLeft > 0 ? (
              <Trans>Send again in {number(secondsLeft)} s</Trans>
            ) : (
              <Trans>Confirm by SMS</Trans>
            )}
          </Button>
        )}
      </div>
      {code.sentTo && !verifiedAt ? <CodeForm code={code} /> : null}
    </div>
  );
}
