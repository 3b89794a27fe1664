import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../src/controls/button';
import { Field } from '../src/controls/field';

test('a busy button keeps its label for its width and its name, and cannot be pressed', () => {
  render(<Button isBusy>Sign in</Button>);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  // Not `invisible`: that would take the name from screen readers.
  expect(screen.getByText('Sign in')).toHaveClass('opacity-0');
});

test('a field tells its error to screen readers', () => {
  render(<Field label="Phone number" error="Enter at least 8 digits" />);
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(
    'Enter at least 8 digits',
  );
});
