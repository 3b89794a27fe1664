/** What the product's form holds, and the body the API gets of it; paths are the same in both. */
import type { PictureOut, VideoOut } from '@haat/api/own-products';
import {
  decimal,
  integer,
  optionalText,
  refusal,
  refuseAt,
  requiredText,
} from '@haat/forms';
import * as z from 'zod/mini';

const PRICE = { decimals: 2, above: 0 };

const tier = z.object({ min_qty: integer({ min: 1 }), price: decimal(PRICE) });
const spec = z.object({ key: z.string(), value: z.string() });
export type TypedTier = z.input<typeof tier>;
export type TypedSpec = z.input<typeof spec>;

const specsOf = (specs: TypedSpec[]): Record<string, string> =>
  Object.fromEntries(
    specs
      .map(({ key, value }) => [key.trim(), value.trim()] as const)
      .filter(([key, value]) => key && value),
  );

const fields = z.object({
  name: requiredText(),
  name_ne: optionalText(),
  category_id: requiredText(),
  price: decimal(PRICE),
  price_on_request: z.boolean(),
  unit_id: requiredText(),
  moq: z.pipe(
    integer({ isRequired: true, min: 1 }),
    z.transform((count) => count ?? 1),
  ),
  price_tiers: z.array(tier),
  lead_time_days: integer({ min: 0 }),
  specs: z.pipe(z.array(spec), z.transform(specsOf)),
  image_ids: z.pipe(
    z.custom<PictureOut[]>(Array.isArray),
    z.transform((pictures) => pictures.map(({ id }) => id)),
  ),
  video_id: z.pipe(
    z.custom<VideoOut | null>(),
    z.transform((video) => video?.id ?? null),
  ),
  description: z.string().check(z.trim()),
  description_ne: optionalText(),
  keywords: z.array(z.string()),
  product_range_id: optionalText(),
  sku: optionalText(),
});
export type TypedProduct = z.input<typeof fields>;
export type ProductField = keyof TypedProduct;
type Read = z.output<typeof fields>;
type ReadTier = Read['price_tiers'][number];

/** A price on request hides price and steps: they refuse nothing, and are not sent. */
const withoutHidden = (typed: TypedProduct): TypedProduct =>
  typed.price_on_request ? { ...typed, price: '', price_tiers: [] } : typed;

const codeOfQuantity = ({ min_qty, price }: ReadTier, before: number) => {
  if (min_qty === null) return price === null ? undefined : refusal('required');
  return min_qty > before ? undefined : refusal('tiers_not_growing');
};

/** Half a step is completed or removed; an empty one is nothing. */
function refusedTiers(tiers: ReadTier[]) {
  let before = 0;
  return tiers.flatMap((tier, at) => {
    const quantity = codeOfQuantity(tier, before);
    const isHalf = tier.min_qty !== null && tier.price === null;
    before = tier.min_qty ?? before;
    return [
      { path: ['price_tiers', at, 'min_qty'], code: quantity },
      {
        path: ['price_tiers', at, 'price'],
        code: isHalf ? refusal('required') : undefined,
      },
    ];
  });
}

const refused = ({ price, price_on_request, price_tiers }: Read) => [
  {
    path: ['price'],
    code: price === null && !price_on_request ? refusal('required') : undefined,
  },
  ...refusedTiers(price_tiers),
];

/** The complete product again: what a change leaves out would be lost. */
export const productSchema = z.pipe(
  z.pipe(
    z.transform(withoutHidden),
    fields.check((context) => refuseAt(context, refused(context.value))),
  ),
  z.transform(({ price_tiers, ...product }: Read) => ({
    ...product,
    price_tiers: price_tiers.flatMap(({ min_qty, price }) =>
      min_qty === null || price === null ? [] : [{ min_qty, price }],
    ),
  })),
);
export type WireProduct = z.output<typeof productSchema>;

const LISTS = ['image_ids', 'keywords'];

/** The form's path of one of the API's: empty steps are not sent, an error of a list without lines belongs to the list. */
export function formPath(path: string, { price_tiers }: TypedProduct): string {
  const [head = '', at, ...rest] = path.split('.');
  if (LISTS.includes(head)) return head;
  if (head !== 'price_tiers' || at === undefined) return path;
  const sent = [...price_tiers.keys()].filter(
    (index) => price_tiers[index]?.min_qty.trim() || price_tiers[index]?.price.trim(),
  );
  return ['price_tiers', sent[Number(at)] ?? at, ...rest].join('.');
}
