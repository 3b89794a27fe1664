import type { Enquiry } from '@haat/platform';
import { expect, test } from 'vitest';
import { countIn, isClosed, stageOf, stagesFor } from '../src/features/inbox/stages';
import { timelineOf } from '../src/features/inbox/timeline';
import { arranged } from '../src/features/inbox/use-inbox';

const enquiry = (change: Partial<Enquiry>): Enquiry => ({
  id: 'e1',
  user_id: null,
  name: 'Sita Gurung',
  phone_number: '+9779841234567',
  email: 'sita@example.com',
  requirements: 'Fifty kilos of tea, please.',
  status: 'new',
  status_label: 'New',
  allowed_statuses: [],
  created_at: '2026-11-20T04:00:00.000Z',
  ...change,
});

test('due first puts the nearest date on top and keeps the order of the rest', () => {
  const rows = [
    enquiry({ id: 'a' }),
    enquiry({ id: 'b', due_at: '2026-11-21T10:00:00Z' }),
    enquiry({ id: 'c' }),
    enquiry({ id: 'd', due_at: '2026-11-20T10:00:00Z' }),
  ];
  const sorted = arranged(rows, { isDueFirst: true, isUnreadOnly: false });
  expect(sorted.map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});

test('unread only hides what was read', () => {
  const rows = [enquiry({ id: 'a', is_unread: true }), enquiry({ id: 'b' })];
  const shown = arranged(rows, { isDueFirst: false, isUnreadOnly: true });
  expect(shown.map(({ id }) => id)).toEqual(['a']);
});

test('a stage counts all of its statuses, all counts every one', () => {
  const counts = { new: 2, replied: 3, info_requested: 1, spam: 1 };
  expect(countIn(stageOf('talking'), counts)).toBe(4);
  expect(countIn(stageOf(null), counts)).toBe(7);
});

test('the spam drawer shows to sellers, once something lies in it', () => {
  const keys = (side: 'buyer' | 'seller', spam: number) =>
    stagesFor(side, { spam }).map(({ key }) => key);
  expect(keys('seller', 0)).not.toContain('spam');
  expect(keys('seller', 1)).toContain('spam');
  expect(keys('buyer', 1)).not.toContain('spam');
});

test('a declined enquiry is closed to the buyer only', () => {
  expect(isClosed('buyer', 'declined')).toBe(true);
  expect(isClosed('seller', 'declined')).toBe(false);
});

test('the enquiry comes first, then words and moves as they happened', () => {
  const move = { from_status: 'seen', role: 'seller', reason: null, note: null };
  const one = enquiry({
    history: [
      { ...move, to_status: 'seen', status_label: 'Seen', at: '2026-11-20T05:00:00Z' },
      { ...move, to_status: 'won', status_label: 'Won', at: '2026-11-20T07:00:00Z' },
    ],
  });
  const message = {
    id: 'm1',
    enquiry_id: 'e1',
    sender_role: 'seller',
    is_mine: true,
    body: 'NPR 1,430 a kilo.',
    created_at: '2026-11-20T06:00:00Z',
  };
  const keys = timelineOf(one, [message], 'seller').map(({ key }) => key);
  expect(keys).toEqual(['e1', 'm1', '2026-11-20T07:00:00Z won']);
});
