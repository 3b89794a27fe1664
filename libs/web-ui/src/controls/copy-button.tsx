import { notify } from '@haat/platform';
import { Copy } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button';

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'asChild'> & {
  /** What is copied, or how it is found when the button is pressed. */
  text: string | (() => string);
  icon?: ReactNode;
  /** Said when it is in the clipboard, and when the browser refused. */
  done: string;
  failed: string;
};

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton(props: Props) {
  const { text, done, failed, icon = <Copy aria-hidden />, children, ...button } = props;
  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      notify('success', done);
    } catch {
      notify('error', failed);
    }
  }
  return (
    <Button variant="soft" {...button} onClick={() => void copy()}>
      {icon}
      {children}
    </Button>
  );
}
