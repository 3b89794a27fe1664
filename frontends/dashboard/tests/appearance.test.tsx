import { chooseAppearance, i18n, registerCatalogs } from '@haat/platform';
import { I18nProvider } from '@lingui/react';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../src/catalogs';
import { useIsPageDark } from '../src/hooks/use-is-page-dark';
import { AppearanceSection } from '../src/features/settings/components/appearance-section';
import AppearanceChoice from '../src/layouts/appearance-choice';

await registerCatalogs(catalogs);
afterEach(() => chooseAppearance('system'));

test('the settings and the sheet of phones change the same choice', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <AppearanceSection />
      <AppearanceChoice />
    </I18nProvider>,
  );
  const list = screen.getByRole('combobox', { name: 'Appearance' });
  expect(screen.getByRole('radio', { name: 'Same as this device' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(list).toHaveValue('dark');
  await userEvent.selectOptions(list, 'Light');
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('what is painted follows the scheme of the page', async () => {
  const { result } = renderHook(() => useIsPageDark());
  expect(result.current).toBe(false);
  document.documentElement.dataset.theme = 'dark';
  await waitFor(() => expect(result.current).toBe(true));
  delete document.documentElement.dataset.theme;
});
