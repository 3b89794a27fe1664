import { Link } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import type { ReactNode } from 'react';

type Props = { title: ReactNode; text?: ReactNode; to: string; way: ReactNode };

/** For an address that leads to nothing: what is missing, and the way on. */
export const Lost = ({ title, text, to, way }: Props) => (
  <EmptyState
    mood="lost"
    title={title}
    text={text}
    action={
      <Button asChild variant="soft">
        <Link to={to}>{way}</Link>
      </Button>
    }
  />
);
