import { useFormat, useHydrated, useOnline } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';

/** Since when the page that stands here was kept; the worker wrote it into its head. */
const keptAt = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="haat-kept-at"]')?.content || null;

/** Says that what is shown may be old. */
export default function OfflineNotice() {
  const isOnline = useOnline();
  const isHydrated = useHydrated();
  const kept = isHydrated ? keptAt() : null;
  if (isOnline && !kept) return null;
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-mari-100 px-4 py-2 text-center text-sm font-semibold text-mari-800 print:hidden"
    >
      <CloudOff className="size-4 shrink-0" aria-hidden />
      <span>{kept ? <Since at={kept} /> : <Plain />}</span>
    </p>
  );
}

const Plain = () => <Trans>You are offline. You can read what you opened before.</Trans>;

function Since({ at }: { at: string }) {
  const { date, time } = useFormat();
  const [day, hour] = [date(at), time(at)];
  return (
    <Trans>
      You are offline. This was kept on {day}, {hour}.
    </Trans>
  );
}
