/** Radix's parts: a component may wait for them, and does not once they are loaded. */
import { act } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { loadOverlays, useOverlays } from '../src';

function Part() {
  const { Dialog } = useOverlays();
  const [text] = useState(typeof Dialog.Root);
  return <p>{text}</p>;
}
const page = (
  <Suspense fallback="waiting">
    <Part />
  </Suspense>
);

test('a part that waited has the same hooks when they are loaded', async () => {
  const onRecoverableError = vi.fn();
  const element = document.createElement('div');
  const root = createRoot(element, { onRecoverableError });
  await act(async () => {
    root.render(page);
    await loadOverlays();
  });
  expect(element.textContent).toBe('function');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a part of what is loaded renders at once', async () => {
  await loadOverlays();
  const element = document.createElement('div');
  const root = createRoot(element);
  act(() => root.render(page));
  expect(element.textContent).toBe('function');
});
