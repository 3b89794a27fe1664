import { Card } from '@haat/ui';
import type { ReactNode, Ref } from 'react';

export type ListHead = {
  key: string;
  label: ReactNode;
  /** A column of buttons: its name is for screen readers only. */
  isHidden?: boolean;
};
type Props = {
  heads: ListHead[];
  bodyRef?: Ref<HTMLTableSectionElement>;
  children: ReactNode;
};

/** A table on wide screens; on phones each row is a card, with heads for screen readers. */
export const ListTable = ({ heads, bodyRef, children }: Props) => (
  <Card className="overflow-hidden">
    <table className="w-full text-left text-[14px] max-lg:block">
      <thead className="border-b border-line bg-paper text-sm text-ink-500 max-lg:sr-only [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold">
        <tr>
          {heads.map(({ key, label, isHidden }) => (
            <th key={key} scope="col">
              {isHidden ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={bodyRef} className="max-lg:block">
        {children}
      </tbody>
    </table>
  </Card>
);
