import type { ReactNode } from 'react';
import { Button } from './button';

type Props = { href: string; children: ReactNode };

/** Only without scripts: the way to a form on a page of its own, where a dialog would open (ADR 57). */
export const PlainLink = ({ href, children }: Props) => (
  <Button asChild variant="soft" className="hidden noscript:inline-flex">
    <a href={href} rel="nofollow">
      {children}
    </a>
  </Button>
);
