/** A toast with a button stays long enough to press it. */
import { toast } from 'sonner';
import { expect, test } from 'vitest';
import { notify } from '../src';

const durations = () =>
  toast.getToasts().map((one) => ('title' in one ? [one.title, one.duration] : []));

test('an action stays for ten seconds, a text as long as the library has it', async () => {
  notify('success', 'Deleted', { label: 'Undo', onClick: () => undefined });
  notify('success', 'Saved');
  await expect.poll(durations).toEqual([
    ['Deleted', 10_000],
    ['Saved', undefined],
  ]);
});
