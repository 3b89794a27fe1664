/** Text and JSON that cannot end the element they stand in. */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

export const json = (value, replacer) =>
  JSON.stringify(value, replacer)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, '');

const written = new WeakMap();

/** Answers of the API are frozen, and the same ones for many pages: each is written once. */
function jsonOnce(value) {
  const known = written.get(value) ?? json(value);
  if (Object(value) === value && Object.isFrozen(value)) written.set(value, known);
  return known;
}

/** More members of an object whose first ones are written. */
const andMore = (members) => `,${json(members).slice(1)}`;

/** Ids and times of RTK Query are other ones each time: the same page is the same bytes. */
const CHANGING = ['requestId', 'startedTimeStamp', 'fulfilledTimeStamp'];
const unchanging = (query) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !CHANGING.includes(name)));

const queryJson = ([name, { data, ...others }]) =>
  data === undefined
    ? [`${json(name)}:`, json(unchanging(others))]
    : [`${json(name)}:{"data":`, jsonOnce(data), andMore(unchanging(others))];

/** The JSON of what a page was drawn with, as `pageState` answers it: in pieces. */
export function stateJson({ api: { queries, ...others } }) {
  const each = Object.entries(queries).map(queryJson);
  const apart = each.flatMap((query, index) => (index ? [',', ...query] : query));
  return ['{"api":{"queries":{', ...apart, '}', andMore(others), '}'];
}
