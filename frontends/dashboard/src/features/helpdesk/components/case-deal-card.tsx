import type { CaseDeal } from '@haat/api/admin-cases';
import { useFormat } from '@haat/platform';
import { Button, Card, StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useViewCaseDealMutation } from '../../../api/admin-cases';
import { useExact } from '../../../hooks/use-exact';
import { useNotifyError } from '../../../hooks/use-notify-error';

/** The deal of a case, opened by a button: both sides read that it was. */
export function CaseDealCard({ reference }: { reference: string }) {
  const notifyError = useNotifyError();
  const [view, { data, isLoading }] = useViewCaseDealMutation();
  if (data) return <Deal deal={data} />;
  return (
    <Card className="grid gap-2 p-4 text-[14px]">
      <p className="text-ink-500">
        <Trans>Both sides see when you read their deal.</Trans>
      </p>
      <Button
        variant="outline"
        isBusy={isLoading}
        onClick={() => void view(reference).unwrap().catch(notifyError)}
      >
        <Trans>Read the deal</Trans>
      </Button>
    </Card>
  );
}

function Deal({ deal }: { deal: CaseDeal }) {
  const { t } = useLingui();
  const { date } = useFormat();
  const { rupees } = useExact();
  const roles: Record<string, string> = { buyer: t`Buyer`, seller: t`Supplier` };
  return (
    <Card className="grid gap-2 p-4 text-[14px]">
      <h2 className="text-base [overflow-wrap:anywhere]">{deal.label}</h2>
      <p className="flex flex-wrap items-center gap-2">
        <StatusChip status={deal.kind} label={deal.status_label} />
        {date(deal.created_at)}
      </p>
      {deal.landed ? (
        <p>
          <Trans>Total delivered: {rupees(deal.landed)}</Trans>
        </p>
      ) : null}
      <ul className="grid gap-1">
        {deal.lines.map(({ name, quantity, unit, unit_price: price }, at) => (
          <li key={at} className="[overflow-wrap:anywhere]">
            {[
              name,
              [quantity, unit].filter(Boolean).join(' '),
              price ? rupees(price) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      <ol className="grid max-h-64 gap-2 overflow-y-auto" tabIndex={0}>
        {deal.messages.map(({ sender_role: role, body, created_at: at }) => (
          <li key={at} className="rounded-md bg-sand p-2 [overflow-wrap:anywhere]">
            <b>{roles[role] ?? t`Guest`}</b> {body}
          </li>
        ))}
      </ol>
    </Card>
  );
}
