/** The scheme of the dashboards: chosen for the device, else the system's; elsewhere light. */
import { I18nProvider } from '@lingui/react';
import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  appearance,
  chooseAppearance,
  i18n,
  isPageDark,
  useAppearance,
  usePageScheme,
} from '../src';
import { useDocumentHead } from '../src/head/use-document-head';

const root = document.documentElement;
const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => system);
  system.matches = false;
});
afterEach(() => {
  chooseAppearance('system');
  delete root.dataset.theme;
  vi.unstubAllGlobals();
});

test('a device without a choice follows its system', () => {
  renderHook(() => usePageScheme(true));
  expect(root.dataset.theme).toBe('system');
  expect(isPageDark()).toBe(false);
  system.matches = true;
  expect(isPageDark()).toBe(true);
});

test('a choice applies immediately and is stored for the next page', () => {
  const { result } = renderHook(() => {
    usePageScheme(true);
    return useAppearance();
  });
  act(() => chooseAppearance('dark'));
  expect(result.current).toBe('dark');
  expect(root.dataset.theme).toBe('dark');
  expect(localStorage.getItem('haat_appearance')).toBe('dark');
  expect(document.cookie).toContain('haat_appearance=dark');
});

test('another tab’s choice applies here, too', () => {
  const { result } = renderHook(() => useAppearance());
  localStorage.setItem('haat_appearance', 'dark');
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(result.current).toBe('dark');
});

test('what is stored and is no scheme counts as no choice', () => {
  localStorage.setItem('haat_appearance', 'sepia');
  expect(appearance()).toBe('system');
});

test('a public page is light, whatever is chosen', () => {
  chooseAppearance('dark');
  const { rerender } = renderHook(({ isOn }) => usePageScheme(isOn), {
    initialProps: { isOn: true },
  });
  expect(root.dataset.theme).toBe('dark');
  rerender({ isOn: false });
  expect(root.dataset.theme).toBeUndefined();
});

test('the bar of the browser has the colour of the page’s own bar', async () => {
  const bar = () => document.querySelector('meta[name="theme-color"]');
  function Page() {
    usePageScheme(true);
    useDocumentHead({ title: 'Orders' });
    return null;
  }
  render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
  expect(bar()).toHaveAttribute('content', '#171B52');
  act(() => chooseAppearance('dark'));
  await vi.waitFor(() => expect(bar()).toHaveAttribute('content', '#171A3A'));
});
