import { useFormat, useHydrated, useOnline } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';

/** When this page was cached, as an ISO time; the service worker writes it into the head. */
const readCachedAt = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="haat-cached-at"]')?.content || null;

/** Warns that the page may be out of date. */
export default function OfflineBanner() {
  const isOnline = useOnline();
  const isHydrated = useHydrated();
  const cachedAt = isHydrated ? readCachedAt() : null;
  if (isOnline && !cachedAt) return null;
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-mari-100 px-4 py-2 text-center text-sm font-semibold text-mari-800 print:hidden"
    >
      <CloudOff className="size-4 shrink-0" aria-hidden />
      <span>{cachedAt ? <Since at={cachedAt} /> : <Plain />}</span>
    </p>
  );
}

const Plain = () => (
  <Trans>You’re offline. You can still read pages you opened before.</Trans>
);

function Since({ at }: { at: string }) {
  const { date, time } = useFormat();
  const [day, hour] = [date(at), time(at)];
  return (
    <Trans>
      You’re offline. This copy is from {day}, {hour}.
    </Trans>
  );
}
