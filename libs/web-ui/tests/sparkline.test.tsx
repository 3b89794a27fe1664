import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sparkline } from '../src/layout/sparkline';

function draw(values: number[] | undefined) {
  const svg = render(<Sparkline values={values} />).container.querySelector('svg');
  const line = svg?.querySelector('path[fill=none]')?.getAttribute('d');
  return { svg, line };
}

test('the least value lies low, the most lies high, and the line ends in a dot', () => {
  const { svg, line } = draw([2, 6, 4]);
  expect(line).toBe('M0 30L44.5 5L89 17.5');
  expect(svg?.querySelector('circle')).toHaveAttribute('cy', '17.5');
});

test('what never changes runs in the middle', () => {
  expect(draw([3, 3]).line).toBe('M0 17.5L89 17.5');
});

test.each([[undefined], [[]], [[7]]])('%j draws nothing and keeps its room', (values) => {
  const { svg } = draw(values);
  expect(svg).toBeEmptyDOMElement();
  expect(svg).toHaveClass('h-[34px]');
});

test('screen readers read the figure, not the chart', () => {
  expect(draw([1, 2]).svg).toHaveAttribute('aria-hidden', 'true');
});
