import { expect, test } from 'vitest';
import { refusalOf } from '../src/file-limits';

test('a file is validated by its extension and size before upload', () => {
  const refusal = (name: string, size: number) => refusalOf({ name, size });
  expect(refusal('Plan.PDF', 10)).toBeNull();
  expect(refusal('plan.exe', 10)).toBe('kind');
  expect(refusal('plan.pdf', 5 * 1024 * 1024)).toBeNull();
  expect(refusal('plan.pdf', 5 * 1024 * 1024 + 1)).toBe('size');
  expect(refusal('plan.pdf', 0)).toBe('empty');
});
