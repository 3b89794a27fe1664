import { Link } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import type { ReactNode } from 'react';

type Props = { title: ReactNode; text?: ReactNode; to: string; linkText: ReactNode };

/** For an address without a record: what is missing, and a link to continue. */
export const NotFoundState = ({ title, text, to, linkText }: Props) => (
  <EmptyState
    heading="h1"
    mood="lost"
    title={title}
    text={text}
    action={
      <Button asChild variant="soft">
        <Link to={to}>{linkText}</Link>
      </Button>
    }
  />
);
