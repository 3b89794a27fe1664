/* global URLSearchParams */
/** What a plain form holds: read from a request, and put together as the API wants it. */
const LONGEST = 32_768;
const READERS = {
  number: Number,
  numbers: (value) => [Number(value)],
  boolean: (value) => value === 'true',
};

/** By field name; fields left empty are not there. */
const valuesIn = (params) =>
  Object.fromEntries([...params].filter(([, value]) => value.trim() !== ''));

/** null: too long. */
export async function readFields(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > LONGEST) return null;
    parts.push(part);
  }
  return valuesIn(new URLSearchParams(Buffer.concat(parts).toString()));
}

export const queryFields = ({ searchParams }) => valuesIn(searchParams);

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
