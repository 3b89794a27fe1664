import { expect, test } from 'vitest';
import { parseBlock, readEvents } from '../src/live/event-stream';

test('events split over chunks arrive whole', async () => {
  const parts = ['id: 7\nevent: noti', 'fication\ndata: {"a":1}\n', '\n: keep-alive\n\n'];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  expect(events).toEqual([{ id: '7', event: 'notification', data: '{"a":1}' }]);
});

test('a comment is no event', () => {
  expect(parseBlock(': keep-alive')).toBeNull();
});
