import type { NotificationOut } from '@haat/api/notifications';
import { api, notify, useAppDispatch, useLiveEvents, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

const CHANGED_BY_NOTIFICATION = [
  'Enquiries',
  'Messages',
  'Notifications',
  'Orders',
  'Questions',
  'Quotes',
  'Requirements',
  // A decision about the documents is a notification too.
  'SellerProfile',
] as const;
/** A message or a read receipt sends no notification, but both sides refresh. */
const CHANGED_BY_MESSAGE = ['Enquiries', 'Messages'] as const;

/** Keeps lists, conversation and bell current while the page is open. */
export function useLiveUpdates(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { t } = useLingui();
  const refresh = () => dispatch(api.util.invalidateTags([...CHANGED_BY_NOTIFICATION]));
  useLiveEvents(
    '/api/notifications/stream',
    ({ event, data }) => {
      if (event === 'conversation')
        dispatch(api.util.invalidateTags([...CHANGED_BY_MESSAGE]));
      if (event !== 'notification') return;
      const { title, link } = JSON.parse(data) as NotificationOut;
      refresh();
      notify('info', title, { label: t`Open`, onClick: () => void navigate(link) });
    },
    // An interruption may have lost events; without a stream the page polls.
    refresh,
    refresh,
  );
}
