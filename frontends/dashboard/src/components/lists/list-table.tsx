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

/** A table; where it has less than 700 px each row is a card, with heads for screen readers. */
export const ListTable = ({ heads, bodyRef, children }: Props) => (
  <Card className="@container/list overflow-hidden">
    <table className="w-full text-left text-[14px] @max-[700px]/list:block">
      <thead className="border-b border-line bg-paper text-sm text-ink-500 @max-[700px]/list:sr-only [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold">
        <tr>
          {heads.map(({ key, label, isHidden }) => (
            <th key={key} scope="col">
              {isHidden ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={bodyRef} className="@max-[700px]/list:block">
        {children}
      </tbody>
    </table>
  </Card>
);
