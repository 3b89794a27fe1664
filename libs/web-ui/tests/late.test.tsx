/** Parts whose code comes after the page: drawn by the server, taken over when it is here. */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { late, lateWith } from '../src/states/late';

const Part = () => <button type="button">Part</button>;

test('a part is shown when its code is here; until then its shape', async () => {
  let come: (module: { default: typeof Part }) => void = () => {};
  const coming = new Promise<{ default: typeof Part }>((resolve) => (come = resolve));
  render(late(() => coming, <p>Shape</p>));
  expect(screen.getByText('Shape')).toBeVisible();
  await act(async () => come({ default: Part }));
  expect(screen.getByRole('button', { name: 'Part' })).toBeVisible();
});

test('where its code never comes, what the server drew stays', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<h1>Page</h1><!--$--><button type="button">Part</button><!--/$-->';
  document.body.append(root);
  const failing = late(() => Promise.reject(new Error('no network')));
  const page = (words: string) => (
    <>
      <h1>{words}</h1>
      {failing}
    </>
  );
  const mounted = await act(async () => hydrateRoot(root, page('Page')));
  await act(async () => mounted.render(page('Page again')));
  expect(screen.getByRole('heading', { name: 'Page again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Part' })).toBeVisible();
  act(() => mounted.unmount());
  root.remove();
});

test('a part that is told something is told it again', async () => {
  const Told = lateWith(async () => ({
    default: ({ name }: { name: string }) => <p>{name}</p>,
  }));
  const shown = render(<Told name="Ilam" />);
  expect(await screen.findByText('Ilam')).toBeVisible();
  shown.rerender(<Told name="Jhapa" />);
  expect(screen.getByText('Jhapa')).toBeVisible();
});
