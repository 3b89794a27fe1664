import { onDemand } from '@haat/platform';
import { Suspense, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

test('a part that waited for its code has the same hooks when it is here', async () => {
  const { useModule } = onDemand(() => Promise.resolve({ word: 'here' }));
  function Part() {
    const { word } = useModule();
    const [text] = useState(word);
    return <p>{text}</p>;
  }
  const onRecoverableError = vi.fn();
  const element = document.createElement('div');
  const root = createRoot(element, { onRecoverableError });
  startTransition(() =>
    root.render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    ),
  );
  await expect.poll(() => element.textContent).toBe('here');
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});
