import { cn } from '@haat/ui';
import {
  BellRing,
  CircleQuestionMark,
  FileText,
  Inbox,
  LifeBuoy,
  Megaphone,
  MessageSquare,
  Scale,
  Star,
  Tag,
  Truck,
  type LucideIcon,
} from 'lucide-react';
import type { Kind } from '../queue';

const ICONS: Record<Kind, [icon: LucideIcon, colour: string]> = {
  unanswered: [Inbox, 'bg-rho-50 text-rho-600'],
  answers: [MessageSquare, 'bg-indigo-50 text-indigo-700'],
  questions: [MessageSquare, 'bg-rho-50 text-rho-600'],
  quotes: [Scale, 'bg-indigo-50 text-indigo-700'],
  enquiry_quotes: [Scale, 'bg-indigo-50 text-indigo-700'],
  counters: [Scale, 'bg-rho-50 text-rho-600'],
  ending_quotes: [Scale, 'bg-mari-100 text-mari-800'],
  orders: [Truck, 'bg-green-50 text-green-700'],
  new_leads: [Megaphone, 'bg-mari-100 text-mari-800'],
  reminders: [BellRing, 'bg-mari-100 text-mari-800'],
  unquoted: [FileText, 'bg-mari-100 text-mari-800'],
  reviews: [Star, 'bg-green-50 text-green-700'],
  cases: [LifeBuoy, 'bg-rho-50 text-rho-600'],
  product_questions: [CircleQuestionMark, 'bg-indigo-50 text-indigo-700'],
  unpriced: [Tag, 'bg-indigo-50 text-indigo-700'],
};

/** The subject of a task at a glance. */
export function KindIcon({ kind }: { kind: Kind }) {
  const [Icon, colour] = ICONS[kind];
  return (
    <span
      aria-hidden
      className={cn('grid size-11 shrink-0 place-items-center rounded-md', colour)}
    >
      <Icon className="size-5" />
    </span>
  );
}
