import { Card } from '@haat/ui';
import { useId, type ReactNode } from 'react';

type Props = { title: ReactNode; lead?: ReactNode; children: ReactNode };

/** One part of a form, with its heading. */
export function FormPart({ title, lead, children }: Props) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} className="p-5">
      <h2 id={id} className="text-lg leading-snug">
        {title}
      </h2>
      {lead ? <p className="mt-1 text-sm text-ink-500">{lead}</p> : null}
      <div className="mt-4">{children}</div>
    </Card>
  );
}
