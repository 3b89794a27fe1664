import streams from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Long enough for a busy machine; on a quiet one nothing waits.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no streams, which msw needs.
if (!('WritableStream' in globalThis)) Object.assign(globalThis, streams);

// jsdom has a window of 1024 px, and no `matchMedia`.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: window.innerWidth >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? NaN),
    }) as MediaQueryList;
}

afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
