import { inLatinDigits } from '@haat/platform';
import type { ClipboardEvent } from 'react';

const NEITHER_DIGIT_NOR_PLUS = /[^\d+]/g;

/** Pastes a number without its spaces and dashes, which `maxLength` would count and cut. */
export function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
  const pasted = inLatinDigits(event.clipboardData.getData('text'));
  const digits = pasted.replace(NEITHER_DIGIT_NOR_PLUS, '');
  const { currentTarget: input } = event;
  const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  event.preventDefault();
  input.setRangeText(digits, from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
