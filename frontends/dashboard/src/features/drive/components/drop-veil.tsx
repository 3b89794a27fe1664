import { Trans } from '@lingui/react/macro';
import { UploadCloud } from 'lucide-react';

/** Says where files would go while they hover above the page. */
export const DropVeil = ({ name }: { name: string }) => (
  <div
    aria-hidden
    className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-xl border-4 border-dashed border-indigo-500 bg-indigo-50/90 lg:left-[248px]"
  >
    <p className="grid justify-items-center gap-3 text-xl font-bold text-indigo-700">
      <UploadCloud className="size-14" strokeWidth={1.4} />
      <Trans>Drop to upload to {name}</Trans>
    </p>
  </div>
);
