import type { MessageOut } from '@haat/api/conversations';
import { expect, test } from 'vitest';
import { daysOf } from '../src/components/conversations/days';
import { threadMessages } from '../src/components/conversations/thread-messages';

const message = (over: Partial<MessageOut>): MessageOut => ({
  id: 'm1',
  conversation_id: 'c1',
  enquiry_id: null,
  sender_role: 'seller',
  is_mine: false,
  body: 'Namaste',
  attachment_ids: [],
  created_at: '2026-11-21T05:00:00Z',
  read_at: null,
  removed_at: null,
  can_remove: false,
  ...over,
});
const opening = {
  body: 'Fifty lamps',
  is_mine: true,
  created_at: '2026-11-20T05:00:00Z',
};

test('days are those of Kathmandu', () => {
  const days = daysOf([
    { at: '2026-11-20T18:14:00Z' },
    { at: '2026-11-20T18:16:00Z' },
    { at: '2026-11-21T05:00:00Z' },
  ]);
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ]);
});

test('the enquiry comes first, pending messages last', () => {
  const waiting = { key: 'k', id: 'c1', body: 'And when?', files: [], at: 'now' };
  const thread = threadMessages({ id: 'c1', opening }, [message({})], [waiting]);
  expect(thread.map(({ body, isMine }) => [body, isMine])).toEqual([
    ['Fifty lamps', true],
    ['Namaste', false],
    ['And when?', true],
  ]);
});

test('seen, deleted and deletable messages are distinct', () => {
  const at = '2026-11-21T05:01:00Z';
  const thread = threadMessages(
    { id: 'c1', opening: null },
    [
      message({ read_at: at }),
      message({ removed_at: at, body: '' }),
      message({ can_remove: true }),
    ],
    [],
  );
  expect(thread.map(({ isSeen }) => isSeen)).toEqual([true, false, false]);
  expect(thread.map(({ isRemoved }) => isRemoved)).toEqual([false, true, false]);
  expect(thread.map(({ removable }) => removable)).toEqual([undefined, undefined, 'm1']);
});
