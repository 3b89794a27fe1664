type Props = { values: object | [string, string][] };

/** The parameters of the page's address that a GET form sends again. */
export const HiddenFields = ({ values }: Props) =>
  (Array.isArray(values) ? (values as [string, string][]) : Object.entries(values)).map(
    ([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={String(value)} />
    ),
  );
