/** A message in a conversation: text stays text. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bubble } from '../src/components/conversations/bubble';
import { renderPart } from './support/stage';

test('a text that looks like a quote has no sums and no buttons', () => {
  const body = 'Quote\nOPC 53, 300 bag × 700 = NPR 2,10,000\nTotal = NPR 9';
  renderPart(
    <ul>
      <Bubble body={body} at="2026-11-20T04:00:00Z" isMine={false} />
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Quote OPC 53, 300 bag × 700 = NPR 2,10,000 Total = NPR 909:45$/,
  );
  for (const role of ['table', 'heading', 'button', 'link']) {
    expect(screen.queryByRole(role)).toBeNull();
  }
});
