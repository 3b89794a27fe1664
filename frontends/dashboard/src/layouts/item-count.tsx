import type { NavItem } from './nav-items';
import { UnreadCount } from './unread-count';
import { WaitingCount } from './waiting-count';

const COUNTS = { waiting: WaitingCount, unread: UnreadCount };

/** What needs the person, next to the label of its page. */
export function ItemCount({ item, className }: { item: NavItem; className: string }) {
  if (!item.counts) return null;
  const Count = COUNTS[item.counts];
  return <Count className={className} />;
}
