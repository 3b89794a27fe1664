/** The QR code and the share button of a product: size, level, PNG, and both alerts (spec 8, 9). */
import type { Product } from '@haat/platform';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProductActions } from '../src/features/product/components/product-actions';
import { QrCard } from '../src/features/product/components/qr-card';
import { renderPart } from './stage';

const alerted = vi.fn();
/** The dots of the code, as `column,row`: what jsdom has instead of a canvas's paint. */
const dots = new Set<string>();
const pen = {
  scale: () => undefined,
  fillRect: (x: number, y: number, width: number) =>
    width === 1 ? dots.add(`${x},${y}`) : dots.clear(),
};

beforeEach(() => {
  vi.stubGlobal('alert', alerted);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  alerted.mockClear();
});

const canvas = () => document.querySelector('canvas');
const save = () => screen.getByRole('button', { name: 'Save PNG' }).click();

/** A code has its level in two dots next to the corner, masked: both light means H. */
const isLevelH = () => !dots.has('0,8') && !dots.has('1,8');

test('the code is 120 px large, of level H, and saved as PNG', async () => {
  const stored: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    (type) => `data:${type};base64,`,
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    stored.push(this.download, this.href);
  });
  renderPart(<QrCard slug="green-tea" />);
  await waitFor(() => expect(canvas()).not.toBeNull());
  expect(canvas()).toHaveStyle({ width: '120px', height: '120px' });
  expect(dots.size).toBeGreaterThan(0);
  expect(isLevelH()).toBe(true);
  save();
  expect(stored).toEqual(['green-tea.png', 'data:image/png;base64,']);
  expect(alerted).not.toHaveBeenCalled();
});

test('without a canvas it has the specified text', async () => {
  renderPart(<QrCard slug="green-tea" />);
  await waitFor(() => expect(canvas()).not.toBeNull());
  canvas()?.remove();
  save();
  expect(alerted).toHaveBeenCalledExactlyOnceWith('QR code not found!');
});

test('sharing without browser support has the specified text', () => {
  const product = { id: 'p', name: 'Tea', slug: 'tea', seller: { slug: 's' } };
  renderPart(<ProductActions product={product as Product} />);
  screen.getByRole('button', { name: 'Share' }).click();
  expect(alerted).toHaveBeenCalledExactlyOnceWith(
    'Your browser does not support Web Share API!',
  );
});
