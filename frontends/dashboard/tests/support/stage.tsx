/** Renders parts of the dashboards in tests: store, messages, addresses, and the API's answers. */
import { PlatformProvider, registerCatalogs, type User } from '@haat/platform';
import { storeOf } from '@haat/platform/testing';
import { render } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { catalogs } from '../../src/catalogs';

await registerCatalogs(catalogs);

type Options = {
  /** Who is signed in. */
  as?: User;
  /** The address of the page. */
  at?: string;
  /** The route of the part, when it reads parameters from its address. */
  path?: string;
};

export function renderPart(part: ReactNode, { as, at = '/', path }: Options = {}) {
  const store = storeOf(as);
  const routes = (
    <Routes>
      <Route path={path ?? '*'} element={part} />
    </Routes>
  );
  return render(
    <PlatformProvider store={store}>
      <MemoryRouter initialEntries={[at]}>{path ? routes : part}</MemoryRouter>
    </PlatformProvider>,
  );
}

/** The API for the tests of a file. `use` changes an answer until the end of a test. */
export function serveApi(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
