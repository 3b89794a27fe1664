import { fieldErrors } from '@haat/platform';

/** The form's names for some of the wire's. */
const NAMES: Record<string, string> = {
  price_tiers: 'tiers',
  image_ids: 'images',
  price_on_request: 'price',
};

/** The server's words by the form's fields; `specs.grade` marks its own line and the part. */
export function productErrors(error: unknown): Record<string, string> {
  const named = Object.entries(fieldErrors(error)).flatMap(([field, words]) => {
    const [head = '', ...rest] = field.split('.');
    const name = NAMES[head] ?? head;
    const whole = [name, ...rest].join('.');
    return whole === name
      ? [[name, words]]
      : [
          [name, words],
          [whole, words],
        ];
  });
  return Object.fromEntries(named) as Record<string, string>;
}
