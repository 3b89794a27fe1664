import type { ConversationDetail } from '@haat/api/conversations';

/** A conversation about an enquiry, as its buyer has it. */
export const conversation = (
  changes: Partial<ConversationDetail> = {},
): ConversationDetail => ({
  id: 'c1',
  role: 'buyer',
  about: {
    kind: 'enquiry',
    enquiry_id: 'c1',
    requirement_id: null,
    title: 'Brass lamps',
    title_ne: null,
    image: null,
    quantity: '50',
    unit: 'piece',
    status: 'seen',
    status_label: 'Seen',
    quote: null,
  },
  counterpart: {
    name: 'Patan Brass',
    name_ne: null,
    slug: 'patan',
    logo: null,
    colour: null,
    is_verified: true,
    is_guest: false,
  },
  last_message: null,
  unread_count: 0,
  is_blocked: false,
  updated_at: '2026-11-21T05:00:00Z',
  opening: null,
  can_write: true,
  closed_because: null,
  ...changes,
});
