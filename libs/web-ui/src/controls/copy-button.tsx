import { notify } from '@haat/platform';
import { Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button';

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'asChild'> & {
  text: string;
  /** Said when it is in the clipboard, and when the browser refused. */
  done: string;
  failed: string;
};

/** Puts a text where it can be pasted from, and says so. */
export function CopyButton({ text, done, failed, children, ...button }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', done);
    } catch {
      notify('error', failed);
    }
  }
  return (
    <Button variant="soft" {...button} onClick={() => void copy()}>
      <Copy aria-hidden />
      {children}
    </Button>
  );
}
