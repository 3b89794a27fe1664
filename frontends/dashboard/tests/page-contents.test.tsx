/** Long pages have their contents: each link leads to a section that exists, in its order. */
import { type User } from '@haat/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { SettingsPage } from '../src/features/settings/pages/settings-page';
import { renderPart, serveApi } from './support/stage';

serveApi(
  http.get('*/api/*', () => HttpResponse.json({ message: 'No.' }, { status: 404 })),
);
vi.setConfig({ testTimeout: 60_000 });

test('the contents of the settings name each section, and jump to it', async () => {
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  const user = { id: 'u', fname: 'Sita', lname: 'Gurung', email: 's@example.com' };
  renderPart(<SettingsPage />, { as: { ...user, roles: ['buyer'] } as User });
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  const ids = links.map((link) => link.getAttribute('href')?.slice(1));
  const sections = () =>
    [...document.querySelectorAll('main [id], [id]')]
      .map(({ id }) => id)
      .filter((id) => ids.includes(id));
  await waitFor(() => expect(sections()).toEqual(ids), { timeout: 20_000 });
  await userEvent.click(within(contents).getByRole('link', { name: 'Password' }));
  expect(scrolled).toHaveBeenCalled();
  expect(document.activeElement?.id).toBe('password');
});
