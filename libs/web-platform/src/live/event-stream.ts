/** Server-sent events by fetch: EventSource cannot send the Authorization header. */
export type LiveEvent = { id: string; event: string; data: string };

const EMPTY = { id: '', event: 'message', data: '' };

/** One block of lines (without the blank line that ends it); null for a comment. */
export function parseBlock(block: string): LiveEvent | null {
  const parsed = { ...EMPTY };
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'data') data.push(value);
    else if (field === 'event' || field === 'id') parsed[field] = value;
  }
  return data.length > 0 ? { ...parsed, data: data.join('\n') } : null;
}

/** Yields events until the stream ends. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<LiveEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseBlock(block);
      if (event) yield event;
    }
  }
}
