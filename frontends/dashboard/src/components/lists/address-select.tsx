import { useSearchParams } from '@haat/platform';
import { hrefWith } from './href-with';

type Option = { value: string; label: string };
type Props = {
  /** The parameter of the address. */
  name: string;
  label: string;
  /** The first option is the one without a parameter. */
  options: Option[];
};

/** A filter or an order of a list, in its address: it can be bookmarked and shared. */
export function AddressSelect({ name, label, options }: Props) {
  const [params, setParams] = useSearchParams();
  return (
    <select
      aria-label={label}
      value={params.get(name) ?? ''}
      onChange={({ target }) =>
        setParams(hrefWith(params, { [name]: target.value || null, page: null }).slice(1))
      }
      className="mb-4 h-11 rounded-md border border-line-strong bg-card px-3 text-[14px] outline-none focus:border-indigo-600 focus:shadow-ring"
    >
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
