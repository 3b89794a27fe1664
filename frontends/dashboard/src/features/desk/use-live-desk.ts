import type { NotificationShown } from '@haat/api/notifications';
import { api, notify, useAppDispatch, useLiveEvents, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

const CHANGED = [
  'Enquiries',
  'Messages',
  'Notifications',
  'Questions',
  'Quotes',
  'Requirements',
  // A decision about the papers comes as a notice too.
  'SellerProfile',
] as const;
/** A message, or that it was read: no notice of its own, both sides hear of it. */
const TALKED = ['Enquiries', 'Messages'] as const;

/** Keeps lists, conversation and bell true while the page is open, without a reload. */
export function useLiveDesk(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { t } = useLingui();
  const refresh = () => dispatch(api.util.invalidateTags([...CHANGED]));
  useLiveEvents(
    '/api/notifications/stream',
    ({ event, data }) => {
      if (event === 'conversation') dispatch(api.util.invalidateTags([...TALKED]));
      if (event !== 'notification') return;
      const { title, link } = JSON.parse(data) as NotificationShown;
      refresh();
      notify('info', title, { label: t`Open`, onClick: () => void navigate(link) });
    },
    // A break may have swallowed some; without a stream the page asks now and then.
    refresh,
    refresh,
  );
}
