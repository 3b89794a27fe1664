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

type Chunk = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>>;

/** The server sends something at least every 15 s: without it the connection is lost. */
async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  patienceMs: number,
): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('silent stream')), patienceMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Yields events until the stream ends; throws when it falls silent. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  patienceMs = 45_000,
): AsyncGenerator<LiveEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    yield* eventsOf(reader, decoder, patienceMs);
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function* eventsOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  decoder: TextDecoder,
  patienceMs: number,
): AsyncGenerator<LiveEvent> {
  let rest = '';
  for (;;) {
    const { done, value } = await nextChunk(reader, patienceMs);
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
