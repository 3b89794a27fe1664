/** The footer has the year of the clock, the operator's phone, and says what is a demo. */
import { configureDeployment } from '@haat/platform';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import Footer from '../src/layouts/footer/footer';
import { renderPart } from './stage';

afterEach(() => {
  vi.useRealTimers();
  configureDeployment({ isDemo: false, phone: '01-5970000' });
});

test('the year is the clock’s, the phone the operator’s', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-05T06:00:00Z') });
  configureDeployment({ phone: '01-4111111' });
  renderPart(<Footer />);
  expect(screen.getByText(/© 2031 Haat/)).not.toHaveTextContent('fictional');
  expect(screen.getAllByText('01-4111111').length).toBeGreaterThan(0);
});

test('only a demo says that its companies are fictional', () => {
  configureDeployment({ isDemo: true });
  renderPart(<Footer />);
  expect(screen.getByText(/©/)).toHaveTextContent('are fictional');
});
