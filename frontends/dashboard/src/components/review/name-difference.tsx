import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

type Props = { registered: string | null; company: string | null };

/** Warns that the registered name is not the company's name. */
export const NameDifference = ({ registered, company }: Props) => (
  <div className="mb-2 flex items-start gap-3 rounded-md bg-mari-50 p-4 text-ink-900">
    <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="font-semibold">
        <Trans>The names differ.</Trans>
      </p>
      <p>
        <Trans>Registered name: “{registered}”</Trans>
      </p>
      <p>
        <Trans>Company name: “{company}”</Trans>
      </p>
    </div>
  </div>
);
