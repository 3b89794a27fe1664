/** Which utilities of Tailwind are of one kind: the tables for `cn`, with the kinds this project uses. */
import { validators, type Config } from 'tailwind-merge';

const { isAny, isArbitraryImage, isArbitraryLength, isArbitraryNumber, isNumber } =
  validators;
const TEXT_SIZES = ['xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl', 'hero'];
const ALIGNMENTS = ['left', 'center', 'right', 'justify', 'start', 'end'];
const GRADIENTS = ['none', { linear: [isAny], radial: [isAny] }, isArbitraryImage];
const STYLES = ['solid', 'dashed', 'dotted', 'double', 'hidden', 'none'];

/** Utilities told by their first word alone: `p-4`, `p-[3px]`. */
const SIMPLE = [
  ...['p', 'px', 'py', 'pt', 'pr', 'pb', 'pl', 'm', 'mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  ...['size', 'w', 'h', 'min-w', 'min-h', 'max-w', 'max-h'],
  ...['inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'z'],
  ...['gap', 'gap-x', 'gap-y', 'grid-cols', 'grid-rows', 'col', 'row', 'basis', 'order'],
  ...['items', 'justify', 'self', 'place-items', 'rotate', 'scale', 'opacity', 'origin'],
  ...['leading', 'tracking', 'whitespace', 'cursor', 'object', 'aspect', 'transition'],
  ...['duration', 'animate', 'from', 'to', 'fill', 'select', 'line-clamp', 'shadow'],
  ...['shrink', 'grow', 'pointer-events', 'overflow', 'overflow-x', 'overflow-y'],
  ...['backdrop-blur', 'translate-x', 'translate-y', 'resize', 'stroke', 'content'],
  ...[
    'justify-items',
    'col-start',
    'row-start',
    'scroll-mt',
    'auto-rows',
    'justify-self',
    'touch',
  ],
];
const CORNERS = ['rounded', 'rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'].concat([
  'rounded-tl',
  'rounded-tr',
  'rounded-br',
  'rounded-bl',
]);
const SIDES = ['border', 'border-x', 'border-y'];
const EDGES = ['border-t', 'border-r', 'border-b', 'border-l'];

const itself = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: ['', isAny] }]]));
const widths = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, [{ [name]: ['', isNumber, isArbitraryLength] }]]),
  );
const colours = (names: string[]) =>
  Object.fromEntries(names.map((name) => [`${name}-colour`, [{ [name]: [isAny] }]]));

const SPACE = (one: string) => ({
  [one]: ['x', 'y', 't', 'r', 'b', 'l'].map((side) => one + side),
  [`${one}x`]: [`${one}r`, `${one}l`],
  [`${one}y`]: [`${one}t`, `${one}b`],
});

export const KINDS = (): Config<string, string> => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...itself([...SIMPLE, ...CORNERS]),
    ...widths([...SIDES, ...EDGES]),
    'border-style': [{ border: STYLES }],
    'border-way': [{ border: ['collapse', 'separate'] }],
    ...colours([...SIDES, ...EDGES]),
    display: [
      ...[
        'block',
        'inline-block',
        'inline',
        'flex',
        'inline-flex',
        'grid',
        'inline-grid',
      ],
      ...['table', 'contents', 'hidden'],
    ],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    visibility: ['visible', 'invisible'],
    'flex-way': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
    'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
    flex: [{ flex: [isAny] }],
    'text-size': [{ text: [...TEXT_SIZES, isArbitraryLength] }],
    'text-align': [{ text: ALIGNMENTS }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-colour': [{ text: [isAny] }],
    'font-weight': [
      { font: ['normal', 'medium', 'semibold', 'bold', 'extrabold', isArbitraryNumber] },
    ],
    'bg-image': [{ bg: GRADIENTS }],
    'bg-colour': [{ bg: [isAny] }],
    'sr-only': ['sr-only', 'not-sr-only'],
    underline: ['underline', 'no-underline', 'line-through'],
  },
  conflictingClassGroups: {
    ...SPACE('p'),
    ...SPACE('m'),
    size: ['w', 'h'],
    gap: ['gap-x', 'gap-y'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    overflow: ['overflow-x', 'overflow-y'],
    rounded: CORNERS.slice(1),
    'rounded-t': ['rounded-tl', 'rounded-tr'],
    'rounded-r': ['rounded-tr', 'rounded-br'],
    'rounded-b': ['rounded-br', 'rounded-bl'],
    'rounded-l': ['rounded-tl', 'rounded-bl'],
    border: ['border-x', 'border-y', ...EDGES],
    'border-x': ['border-r', 'border-l'],
    'border-y': ['border-t', 'border-b'],
    'border-colour': ['border-x', 'border-y', ...EDGES].map((side) => `${side}-colour`),
    'text-size': ['leading'],
    flex: ['basis', 'grow', 'shrink'],
    'line-clamp': ['display', 'overflow'],
  },
  conflictingClassGroupModifiers: { 'text-size': ['leading'] },
  orderSensitiveModifiers: ['before', 'after', 'file', 'marker', 'selection'],
});
