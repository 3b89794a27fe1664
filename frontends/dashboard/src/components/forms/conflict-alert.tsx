import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Somebody changed the same record meanwhile; the children show what, and the choice. */
export const ConflictAlert = ({ children }: { children: ReactNode }) => (
  <section
    role="alert"
    className="rounded-lg border border-mari-300 bg-mari-50 p-4 text-mari-800"
  >
    <p className="flex items-start gap-2 font-semibold">
      <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
      <Trans>Someone else changed this meanwhile, or you did on another device.</Trans>
    </p>
    {children}
  </section>
);
