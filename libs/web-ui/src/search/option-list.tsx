import type { ReactNode } from 'react';
import { FacetOption } from './facet-option';
import { FacetSection } from './facet-section';
import { MoreOptions } from './more-options';

export type Option = { value: string; label: string; count?: number };
type Props = {
  title: ReactNode;
  options: Option[];
  isOn: (value: string) => boolean;
  onToggle: (value: string) => void;
  hrefOf: (value: string) => string;
};

/** One facet: its values with their counts; without values it is left out. */
export function OptionList({ title, options, isOn, onToggle, hrefOf }: Props) {
  if (options.length === 0) return null;
  return (
    <FacetSection title={title}>
      <MoreOptions chosen={options.find(({ value }) => isOn(value))?.value}>
        {options.map(({ value, label, count }) => (
          <FacetOption
            key={value}
            label={label}
            {...(count === undefined ? {} : { count })}
            isOn={isOn(value)}
            href={hrefOf(value)}
            onToggle={() => onToggle(value)}
          />
        ))}
      </MoreOptions>
    </FacetSection>
  );
}
