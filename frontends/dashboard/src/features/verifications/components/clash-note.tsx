import type { Clash } from '@haat/api/admin-verifications';

import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { ClashLink } from './clash-link';

/** The same PAN elsewhere: one company twice, or somebody's number taken. */
export const ClashNote = ({ clashes }: { clashes: Clash[] }) => (
  <div className="mb-2 flex items-start gap-3 rounded-md bg-red-50 p-4 text-red-700">
    <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
    <div>
      <p className="font-semibold">
        <Trans>Another company uses this PAN.</Trans>
      </p>
      <ul>
        {clashes.map((clash) => (
          <li key={clash.id}>
            <ClashLink clash={clash} />
          </li>
        ))}
      </ul>
    </div>
  </div>
);
