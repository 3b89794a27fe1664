import { useLocalName } from '@haat/platform';
import { Card, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { CaseFacts } from './case-facts';
import { CaseReply, type CaseActions } from './case-reply';
import { CaseSteps } from './case-steps';
import { CaseThread } from './case-thread';
import type { Case } from './case-types';
import { useCaseLabels } from './use-case-labels';

type Props = CaseActions & {
  case: Case;
  /** The files of a message. */
  files?: (ids: string[]) => ReactNode;
  /** Opens what the case is about. */
  subject?: ReactNode;
};

/** The page of a case for its writer, with or without an account, and for the supplier. */
export function CaseView({ case: shown, files, subject, ...actions }: Props) {
  return (
    <div className="grid gap-5">
      <Head case={shown} />
      <CaseSteps status={shown.status} steps={shown.steps} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_300px]">
        <Card className="overflow-hidden">
          <CaseThread {...shown} {...(files ? { files } : {})} />
          <CaseReply case={shown} {...actions} />
        </Card>
        <aside className="grid gap-4">
          <CaseFacts case={shown} />
          {subject}
          <Readers case={shown} />
        </aside>
      </div>
    </div>
  );
}

function Head({ case: shown }: { case: Case }) {
  const { kinds } = useCaseLabels();
  const supplier = useSupplier(shown);
  const facts = [
    shown.reference,
    kinds[shown.kind],
    shown.subject?.label ?? shown.about,
    supplier === shown.subject?.label ? null : supplier,
  ];
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-2xl leading-snug [overflow-wrap:anywhere]">
          {shown.title}
        </h1>
        <StatusChip status={shown.status} label={shown.status_label} />
      </div>
      <p className="mt-1 text-ink-500 [overflow-wrap:anywhere]">
        {facts.filter(Boolean).join(' · ')}
      </p>
    </header>
  );
}

function useSupplier({ supplier, supplier_ne }: Case): string | null {
  const localName = useLocalName();
  return supplier ? localName({ name: supplier, name_ne: supplier_ne }) : null;
}

function Readers({ case: shown }: { case: Case }) {
  const supplier = useSupplier(shown);
  const isShared = shown.role === 'seller' || shown.steps.some(withSupplier);
  return (
    <p className="flex gap-2 text-sm text-ink-500">
      <Lock className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        {isShared && supplier ? (
          <Trans>
            The writer, {supplier} and Haat’s support can read this. The case lists each
            time our staff open your deal.
          </Trans>
        ) : (
          <Trans>Only you and Haat’s support can read this.</Trans>
        )}
      </span>
    </p>
  );
}

const withSupplier = ({ status, at }: Case['steps'][number]) =>
  status === 'with_supplier' && Boolean(at);
