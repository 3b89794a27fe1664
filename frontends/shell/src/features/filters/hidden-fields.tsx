type Props = { values: object | [string, string][] };

/** What a GET form keeps of the address it stands on. */
export const HiddenFields = ({ values }: Props) =>
  (Array.isArray(values) ? (values as [string, string][]) : Object.entries(values)).map(
    ([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={String(value)} />
    ),
  );
