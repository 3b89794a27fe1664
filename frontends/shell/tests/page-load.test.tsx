/** The bar, the overlay and the button of every page: when they appear and when they hide (spec 4, 9). */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GoToTop } from '../src/layouts/go-to-top';
import { LoadingOverlay } from '../src/layouts/loading-overlay';
import { PageLoading } from '../src/layouts/page-load';
import { ProgressBar } from '../src/layouts/progress-bar';
import { pass, renderPart } from './stage';

beforeEach(() => {
  vi.useFakeTimers();
  // A call of the frame fails at once: until a real one did, the bar would go on.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const barIn = (container: HTMLElement) => container.querySelector<HTMLElement>('div');
const busy = (
  <>
    <ProgressBar />
    <PageLoading />
  </>
);

test('the progress bar starts after 200 ms and fills over 5 seconds', async () => {
  const { container } = renderPart(busy);
  await pass(199);
  expect(barIn(container)).toBeNull();
  await pass(1);
  expect(barIn(container)?.style.animation).toMatch(/^haat-fill 5000ms/);
});

test('the progress bar hides 500 ms after the page is there', async () => {
  const { container, change } = renderPart(busy);
  await pass(1000);
  change(<ProgressBar />);
  await pass(499);
  expect(barIn(container)).toHaveStyle({ opacity: 0 });
  await pass(1);
  expect(barIn(container)).toBeNull();
});

test('what is there within 200 ms shows neither bar nor overlay', async () => {
  const both = (
    <>
      <ProgressBar />
      <LoadingOverlay />
    </>
  );
  const { container, change } = renderPart(
    <>
      {both}
      <PageLoading />
    </>,
  );
  await pass(199);
  change(both);
  await pass(1000);
  expect(container).toBeEmptyDOMElement();
});

test('the loading overlay waits 200 ms', async () => {
  const overlay = (
    <>
      <LoadingOverlay />
      <PageLoading />
    </>
  );
  const { change } = renderPart(overlay);
  await pass(199);
  expect(screen.queryByRole('status')).toBeNull();
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  change(<LoadingOverlay />);
  expect(screen.queryByRole('status')).toBeNull();
});

const scrollBy = async (px: number) => {
  vi.stubGlobal('scrollY', px);
  dispatchEvent(new Event('scroll'));
  await pass(0);
};

test('go-to-top is visible below 500 px and scrolls up', async () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  renderPart(<GoToTop />);
  await scrollBy(500);
  expect(screen.queryByRole('button')).toBeNull();
  await scrollBy(501);
  screen.getByRole('button', { name: 'Go to top' }).click();
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  await scrollBy(0);
  expect(screen.queryByRole('button')).toBeNull();
});
