import { Chip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Conversations } from '../hooks/use-conversations';

const DELAY_MS = 300;

/** Search in names, subjects and messages; filter for unread. */
export function ConversationFilters({ conversations }: { conversations: Conversations }) {
  const { t } = useLingui();
  const { q, isUnreadOnly, go } = conversations;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const scheduleSearch = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go({ q: text.trim() }), DELAY_MS);
  };
  return (
    <div className="sticky top-0 z-10 flex gap-2 border-b border-line bg-card px-3.5 py-3">
      <span className="relative min-w-0 flex-1">
        <Search
          className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
          aria-hidden
        />
        <input
          type="search"
          defaultValue={q}
          aria-label={t`Search conversations`}
          placeholder={t`Search conversations`}
          onChange={({ target }) => scheduleSearch(target.value)}
          className="h-11 w-full rounded-md border border-line-strong bg-card pl-9 pr-3 text-[14px] outline-none focus:border-indigo-600 focus:shadow-ring"
        />
      </span>
      <Chip
        isOn={isUnreadOnly}
        onClick={() => go({ unread: isUnreadOnly ? null : 'true' })}
        className="h-11"
      >
        <Trans>Unread</Trans>
      </Chip>
    </div>
  );
}
