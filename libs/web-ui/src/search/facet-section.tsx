import type { ReactNode } from 'react';

export const FacetSection = ({
  title,
  children,
}: {
  title: ReactNode;
  children: ReactNode;
}) => (
  <section className="px-4 py-4">
    <h2 className="mb-2 text-[14.5px] font-semibold tracking-normal">{title}</h2>
    {children}
  </section>
);
