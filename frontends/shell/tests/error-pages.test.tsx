/** The error catalogue's pages (spec 8): status and message, 404, and the page that fails itself. */
import { RouteError } from '@haat/platform';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../src/layouts/error-boundary';
import { LastResort } from '../src/layouts/last-resort';
import { NotFoundPage } from '../src/components/not-found-page';
import { renderPart } from './stage';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function Failing({ error }: { error: unknown }): never {
  throw error;
}
const boundary = (error: unknown, at = '/') => (
  <ErrorBoundary at={at}>
    <Failing error={error} />
  </ErrorBoundary>
);
const heading = () => screen.getByRole('heading').textContent;
const wayHome = (name = 'Back to the home page') => screen.getByRole('link', { name });

test('an unknown address has the specified text and a link home', () => {
  renderPart(<NotFoundPage />);
  expect(heading()).toBe('This page could not be found');
  expect(wayHome()).toHaveAttribute('href', '/');
});

test('a 404 of a page is the same page', () => {
  renderPart(boundary(new RouteError(404, 'whatever')));
  expect(heading()).toBe('This page could not be found');
  expect(wayHome()).toHaveAttribute('href', '/');
});

test('another status has its message', () => {
  renderPart(boundary(new RouteError(418, 'The seller profile did not load')));
  expect(heading()).toBe('418');
  expect(screen.getByText('The seller profile did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(wayHome()).toHaveAttribute('href', '/');
});

test('the number of the failed request can be copied for the helpdesk', async () => {
  const user = userEvent.setup();
  renderPart(boundary(new RouteError(503, 'The seller profile did not load', '01a2-77')));
  expect(screen.getByText('01a2-77')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('01a2-77');
});

test('an error without a status is a 500 that tells nothing of the inside', () => {
  renderPart(boundary(new TypeError('x.y is undefined')));
  expect(heading()).toBe('500');
  expect(screen.getByText('Something went wrong on this page.')).toBeVisible();
  expect(screen.queryByText(/undefined/)).toBeNull();
});

test.each([new TypeError('x.y is undefined'), new RouteError(503, 'away')])(
  'without a network a page that is not saved says so, and is no 500: %s',
  async (error) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isAway = true;
    const Page = () => {
      if (isAway) throw error;
      return 'All is well';
    };
    renderPart(
      <ErrorBoundary at="/">
        <Page />
      </ErrorBoundary>,
    );
    expect(heading()).toBe('You’re offline');
    expect(screen.queryByText(/500|503/)).toBeNull();
    isAway = false;
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('All is well')).toBeVisible();
  },
);

test.each([
  [new RouteError(0, 'lost'), 'No connection'],
  [new TypeError('Failed to fetch'), 'No connection'],
  [new RouteError(503, 'away'), 'Couldn’t load this'],
  [new RouteError(504, 'away'), 'Couldn’t load this'],
])('a lost network or an outage is no 500: %s', async (error, title) => {
  const user = userEvent.setup();
  let isAway = true;
  const Page = () => {
    if (isAway) throw error;
    return 'All is well';
  };
  renderPart(
    <ErrorBoundary at="/">
      <Page />
    </ErrorBoundary>,
  );
  expect(heading()).toBe(title);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('All is well')).toBeVisible();
});

test('retries automatically when the network is back', () => {
  let isAway = true;
  const Page = () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return 'All is well';
  };
  renderPart(
    <ErrorBoundary at="/">
      <Page />
    </ErrorBoundary>,
  );
  isAway = false;
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText('All is well')).toBeVisible();
});

test('the next address is not struck by the error of the last', () => {
  const { change } = renderPart(boundary(new RouteError(500, 'Broken'), '/a'));
  change(<ErrorBoundary at="/b">All is well</ErrorBoundary>);
  expect(screen.getByText('All is well')).toBeVisible();
});

test('when the error page itself fails a generic message shows', () => {
  const unreadable = new RouteError(500, 'x');
  Object.defineProperty(unreadable, 'status', {
    get: () => {
      throw new Error('no status');
    },
  });
  renderPart(boundary(unreadable));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(wayHome()).toHaveAttribute('href', '/');
});

test('the generic message needs nothing of the application, and speaks Nepali', () => {
  document.documentElement.lang = 'ne';
  renderPart(
    <LastResort>
      <Failing error={new Error('the header')} />
    </LastResort>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('केही गडबड भयो।');
  expect(wayHome('गृहपृष्ठमा फर्कनुहोस्')).toHaveAttribute('href', '/');
  document.documentElement.lang = 'en';
});
