import { Trans } from '@lingui/react/macro';
import { SharedFiles } from './shared-files';

/** What came along with a requirement or a quote; nothing when nothing did. */
export function SentFiles({ ids }: { ids: string[] }) {
  if (ids.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-[14px] font-semibold">
        <Trans>Files</Trans>
      </h2>
      <SharedFiles ids={ids} className="sm:max-w-[420px]" />
    </section>
  );
}
