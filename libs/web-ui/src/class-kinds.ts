/** Which utilities of Tailwind are of one kind, for `cn`: those this project uses. */
const split = (text: string) => text.split(' ');

/** Recognised by their first part alone: `p-4`, `p-[3px]`, `rounded`. */
const SIMPLE = new Set(
  split(
    'p px py pt pr pb pl m mx my mt mr mb ml size w h min-w min-h max-w max-h inset inset-x inset-y ' +
      'top right bottom left z gap gap-x gap-y grid-cols grid-rows col row basis order items justify ' +
      'self place-items rotate scale opacity origin leading tracking whitespace cursor object aspect ' +
      'transition duration animate from to fill select line-clamp shadow shrink grow pointer-events ' +
      'overflow overflow-x overflow-y backdrop-blur translate-x translate-y resize stroke content ' +
      'justify-items col-start row-start scroll-mt auto-rows justify-self touch rounded rounded-t ' +
      'rounded-r rounded-b rounded-l rounded-tl rounded-tr rounded-br rounded-bl',
  ),
);
const EDGES = split('border-t border-r border-b border-l');
const BORDERS = ['border', 'border-x', 'border-y', ...EDGES];

const LENGTH = /^\[(length:|[-\d.]+(px|r?em|%|[sl]?v[wh]|ch)?\]$|(calc|min|max|clamp)\()/;
/** Complete utilities, by kind. */
const EXACT: Record<string, string> = {
  display:
    'block inline-block inline flex inline-flex grid inline-grid table contents hidden',
  position: 'static fixed absolute relative sticky',
  visibility: 'visible invisible',
  'sr-only': 'sr-only not-sr-only',
  underline: 'underline no-underline line-through',
};
/** By first part: [kind, what follows]; the last entry is the default. */
const BY_REST: Record<string, [kind: string, rest: RegExp][]> = {
  flex: [
    ['flex-way', /^(row|col)(-reverse)?$/],
    ['flex-wrap', /^(no)?wrap$/],
    ['flex', /./],
  ],
  text: [
    ['text-size', /^(xs|sm|base|md|lg|\d?xl|hero)(\/.+)?$/],
    ['text-size', LENGTH],
    ['text-align', /^(left|center|right|justify|start|end)$/],
    ['text-wrap', /^((no)?wrap|balance|pretty)$/],
    ['text-colour', /./],
  ],
  font: [['font-weight', /^(normal|medium|(semi|extra)?bold|\[\d+\])$/]],
  bg: [
    ['bg-image', /^(none$|(linear|radial)-|\[(image:|url:|.*(gradient|image|url)\())/],
    ['bg-colour', /./],
  ],
};

/** What a kind also replaces. */
const MORE: Record<string, string> = {
  p: 'px py pt pr pb pl',
  px: 'pr pl',
  py: 'pt pb',
  m: 'mx my mt mr mb ml',
  mx: 'mr ml',
  my: 'mt mb',
  size: 'w h',
  gap: 'gap-x gap-y',
  inset: 'inset-x inset-y top right bottom left',
  'inset-x': 'right left',
  'inset-y': 'top bottom',
  overflow: 'overflow-x overflow-y',
  rounded:
    'rounded-t rounded-r rounded-b rounded-l rounded-tl rounded-tr rounded-br rounded-bl',
  'rounded-t': 'rounded-tl rounded-tr',
  'rounded-r': 'rounded-tr rounded-br',
  'rounded-b': 'rounded-br rounded-bl',
  'rounded-l': 'rounded-tl rounded-bl',
  border: BORDERS.slice(1).join(' '),
  'border-x': 'border-r border-l',
  'border-y': 'border-t border-b',
  'border-colour': BORDERS.slice(1)
    .map((side) => `${side}-colour`)
    .join(' '),
  'text-size': 'leading',
  flex: 'basis grow shrink',
  'line-clamp': 'display overflow',
};

const exactKinds = new Map(
  Object.entries(EXACT).flatMap(([kind, names]) =>
    split(names).map((name) => [name, kind] as const),
  ),
);

function borderKind(side: string, rest: string): string {
  if (side === 'border' && /^(solid|dashed|dotted|double|hidden|none)$/.test(rest)) {
    return 'border-style';
  }
  if (side === 'border' && /^(collapse|separate)$/.test(rest)) return 'border-way';
  return /^\d*$/.test(rest) || LENGTH.test(rest) ? side : `${side}-colour`;
}

/** The longest known prefix counts: `rounded-t-xl` is a `rounded-t`. */
export function kindOf(utility: string): string | undefined {
  const name = utility.replace(/^-/, '');
  const exact = exactKinds.get(name);
  if (exact) return exact;
  const plain = name.split('[')[0] ?? '';
  for (let end = plain.length; end > 0; end = plain.lastIndexOf('-', end - 1)) {
    const first = plain.slice(0, end).replace(/-$/, '');
    const rest = name.slice(first.length + 1);
    if (BORDERS.includes(first)) return borderKind(first, rest);
    if (SIMPLE.has(first)) return first;
    const kinds = BY_REST[first];
    if (kinds) return kinds.find(([, pattern]) => pattern.test(rest))?.[0];
  }
  return undefined;
}

/** The kinds that a utility of this one takes the place of. */
export const replaced = (kind: string): string[] => [kind, ...split(MORE[kind] ?? '')];
