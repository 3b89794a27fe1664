import { useSearchParams } from '@haat/platform';
import { CompactSelect } from '@haat/ui';
import { hrefWith } from './href-with';

type Option = { value: string; label: string };
type Props = {
  /** The parameter of the address. */
  name: string;
  label: string;
  /** The first option is the one without a parameter. */
  options: Option[];
  className?: string;
};

/** A filter or an order of a list, in its address: it can be bookmarked and shared. */
export function AddressSelect({ name, label, options, className }: Props) {
  const [params, setParams] = useSearchParams();
  return (
    <CompactSelect
      aria-label={label}
      value={params.get(name) ?? ''}
      onChange={({ target }) =>
        setParams(hrefWith(params, { [name]: target.value || null, page: null }).slice(1))
      }
      options={options}
      className={className}
    />
  );
}
