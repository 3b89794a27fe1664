import type { NameClash } from '@haat/api/admin-verifications';

import { VerifiedBadge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { ClashLink } from './clash-link';

/** Other companies whose name looks the same: a twin, or somebody who borrows trust. */
export const NameClashes = ({ clashes }: { clashes: NameClash[] }) =>
  clashes.length === 0 ? null : (
    <div className="mb-2 flex items-start gap-3 rounded-md bg-red-50 p-4 text-red-700">
      <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div>
        <p className="font-semibold">
          <Trans>Another company has a name that looks the same.</Trans>
        </p>
        <ul>
          {clashes.map((clash) => (
            <li key={clash.id} className="flex flex-wrap items-center gap-2">
              <ClashLink clash={clash} />
              {clash.is_seller_verified ? <VerifiedBadge /> : null}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
