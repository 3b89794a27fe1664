/** The buttons of a toast: each does its work once, and closes it. */
import { render, screen, waitFor } from '@testing-library/react';
import { Toaster } from 'sonner';
import { expect, test, vi } from 'vitest';
import { notify } from '../src';

test('a button of a toast is no submit button, does its work and closes the toast', async () => {
  render(<Toaster />);
  const undo = vi.fn();
  const open = vi.fn();
  notify('success', 'Deleted: Tea', { label: 'Undo', onClick: undo }, undefined, {
    label: 'Open',
    onClick: open,
  });
  const buttons = await screen.findAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Open', 'Undo']);
  expect(buttons.map((button) => button.getAttribute('type'))).toEqual([
    'button',
    'button',
  ]);
  buttons[1]?.click();
  expect(undo).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByText('Deleted: Tea')).toBeNull());
});
