/** The values of a plain form: read from a request, and nested as the API wants them. */
const READERS = {
  number: Number,
  numbers: (value) => [Number(value)],
  boolean: (value) => value === 'true',
};

/** params: URLSearchParams. By field name; empty fields are left out. */
export const fieldValues = (params) =>
  Object.fromEntries([...params].filter(([, value]) => value.trim() !== ''));

/** `items.0.name` is the name of the first item. */
function place(body, path, value) {
  const names = path.split('.');
  const last = names.pop();
  let at = body;
  for (const name of names) at = at[name] ??= {};
  at[last] = value;
}

export function bodyOf({ fields, body: finish }, values) {
  const body = {};
  for (const { name, as, isAddress } of fields) {
    const value = values[name];
    if (isAddress || value === undefined) continue;
    place(body, name, READERS[as]?.(value) ?? value);
  }
  return finish ? finish(body) : body;
}
