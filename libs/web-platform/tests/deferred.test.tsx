/** Parts whose code comes after hydration. */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { deferred } from '../src';

const Part = () => <button type="button">Part</button>;

test('the fallback is rendered until the code is loaded', async () => {
  let come: (module: { default: typeof Part }) => void = () => {};
  const coming = new Promise<{ default: typeof Part }>((resolve) => (come = resolve));
  const Deferred = deferred(() => coming, <p>Fallback</p>);
  render(<Deferred />);
  expect(screen.getByText('Fallback')).toBeVisible();
  await act(async () => {
    come({ default: Part });
    await coming;
  });
  expect(screen.getByRole('button', { name: 'Part' })).toBeVisible();
});

test('if the code never loads, the HTML of the server stays', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<h1>Page</h1><!--$--><button type="button">Part</button><!--/$-->';
  document.body.append(root);
  const Failing = deferred<object>(() => Promise.reject(new Error('no network')));
  const page = (words: string) => (
    <>
      <h1>{words}</h1>
      <Failing />
    </>
  );
  const mounted = await act(() => Promise.resolve(hydrateRoot(root, page('Page'))));
  await act(() => {
    mounted.render(page('Page again'));
    return Promise.resolve();
  });
  expect(screen.getByRole('heading', { name: 'Page again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Part' })).toBeVisible();
  act(() => mounted.unmount());
  root.remove();
});

test('a deferred part gets new props', async () => {
  const Named = deferred(() =>
    Promise.resolve({ default: ({ name }: { name: string }) => <p>{name}</p> }),
  );
  const shown = render(<Named name="Ilam" />);
  expect(await screen.findByText('Ilam')).toBeVisible();
  shown.rerender(<Named name="Jhapa" />);
  expect(screen.getByText('Jhapa')).toBeVisible();
});
