/** Text is readable in both schemes, and only the tokens name colours. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastToWhite } from '../src/market/readable';

const STYLES = 'libs/web-ui/src/styles';
const COLOUR = /--color-([\w-]+):\s*(#[0-9a-f]{3,6});/g;

const long = (hex: string) =>
  hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex;
const tokensOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(`${STYLES}/${file}`, 'utf8').matchAll(COLOUR)].map(
      ([, name = '', hex = '']) => [name, long(hex)],
    ),
  );
const light = tokensOf('theme.css');

/** From 1 to 21, as WCAG counts it: both are measured against white. */
function contrast(one: string, other: string): number {
  const [low = 1, high = 1] = [one, other].map(contrastToWhite).toSorted((a, b) => a - b);
  return high / low;
}
const SCHEMES = { light, dark: { ...light, ...tokensOf('dark.css') } };

/** What pages, cards, rows and lists lie on. */
const GROUNDS = ['card', 'paper', 'sand', 'desk'];
const TINTS = ['indigo-50', 'mari-50', 'red-50', 'green-50', 'blue-50', 'rho-50'];
const WELLS = ['track', 'well'];
const FILLS = ['fill', 'fill-top', 'fill-strong', 'fill-accent', 'fill-danger'];
const MORE_FILLS = ['fill-danger-strong', 'fill-success', 'wa', 'wa-strong', 'toast'];

/** Text, and what it lies on. */
const TEXTS: Record<string, string[]> = {
  'ink-900': [...GROUNDS, ...TINTS, ...WELLS],
  'ink-700': [...GROUNDS, ...TINTS, ...WELLS],
  'ink-500': [...GROUNDS, ...TINTS],
  'indigo-600': GROUNDS,
  'indigo-700': [...GROUNDS, 'indigo-50', 'indigo-100', 'mari-50'],
  'red-600': ['card', 'paper', 'desk', 'red-50'],
  'red-700': [...GROUNDS, 'red-50'],
  'green-600': ['card', 'paper', 'desk', 'green-50'],
  'green-700': [...GROUNDS, 'green-50'],
  'mari-700': ['card', 'paper', 'desk', 'mari-50'],
  'mari-800': [...GROUNDS, 'mari-50', 'mari-100'],
  'rho-600': ['card', 'paper', 'desk', 'rho-50'],
  'rho-700': [...GROUNDS, 'rho-50'],
  'blue-700': [...GROUNDS, 'blue-50'],
  'blue-800': ['blue-50'],
  'on-fill': [...FILLS, ...MORE_FILLS, 'avatar-start', 'avatar-end'],
  'on-fill-soft': ['fill'],
  'on-inverse': ['inverse', 'inverse-strong'],
  'on-bright': ['marigold', 'marigold-top', 'marigold-strong', 'white'],
  'on-bar': ['bar-start', 'bar-end'],
  'on-bar-soft': ['bar-start', 'bar-end'],
  'toast-action': ['toast'],
};
/** Edges of fields, icons, bars and dots. */
const SHAPES: Record<string, string[]> = {
  control: ['card', 'paper', 'desk'],
  'ink-400': GROUNDS,
  'indigo-500': ['card'],
  'indigo-600': ['card', 'sand', 'indigo-50'],
  'red-600': ['card'],
  'green-600': ['card'],
  'rho-500': ['card'],
};

const pairsOf = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([text, grounds]) =>
    grounds.map((ground): [string, string] => [text, ground]),
  );

type Scheme = Record<string, string>;
function lowPairs(scheme: Scheme, pairs: [string, string][], least: number): string[] {
  return pairs.flatMap(([text, ground]) => {
    const [front, back] = [scheme[text], scheme[ground]];
    if (!front || !back) return [`${text} on ${ground}: no such token`];
    const ratio = contrast(front, back);
    return ratio < least ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });
}

const SOURCES = globSync(
  '{frontends/dashboard,libs/web-ui,libs/web-forms,libs/web-enquiry,libs/web-map}/src/**/*.{ts,tsx}',
).filter((file) => !file.includes('/locales/'));
const literals = SOURCES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)].map(
    ([, , text = '']) => ({ file, classes: text.split(/\s+/) }),
  ),
);
const tokenIn = (classes: string[], kind: string) =>
  classes
    .filter((one) => one.startsWith(`${kind}-`))
    .map((one) => one.slice(kind.length + 1))
    .find((name) => name in light);

/** A text and its background in one list of classes. */
const writtenPairs = literals.flatMap(({ classes }): [string, string][] => {
  const [text, ground] = [tokenIn(classes, 'text'), tokenIn(classes, 'bg')];
  return text && ground ? [[text, ground]] : [];
});

describe.each(Object.entries(SCHEMES))('%s', (_name, scheme) => {
  test('text has the contrast of WCAG AA', () => {
    expect(lowPairs(scheme, pairsOf(TEXTS), 4.5)).toEqual([]);
  });

  test('edges and icons have the contrast of WCAG AA', () => {
    expect(lowPairs(scheme, pairsOf(SHAPES), 3)).toEqual([]);
  });

  test('so have a text and a background of one element', () => {
    expect(writtenPairs.length).toBeGreaterThan(100);
    const texts = writtenPairs.filter(([text]) => text !== 'ink-400');
    expect([...new Set(lowPairs(scheme, texts, 4.5))]).toEqual([]);
  });
});

test('every colour of the dark scheme is a token of the light one', () => {
  const unknown = Object.keys(tokensOf('dark.css')).filter((name) => !(name in light));
  expect(unknown).toEqual([]);
});

/** Colours of others: the logo, companies, and pictures that are the same in both schemes. */
const OWN_COLOURS =
  /(logo|initials|mountain|readable|supplier-card|person-avatar|shop-cover)\.tsx?$/;
const A_COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$|\[[^\]]*#[0-9a-f]{3,8}\b|^bg-white$/i;

test('dashboards and shared components name tokens instead of colours', () => {
  const named = literals
    .filter(({ file }) => !OWN_COLOURS.test(file))
    .flatMap(({ file, classes }) =>
      classes.filter((one) => A_COLOUR.test(one)).map((one) => `${file}: ${one}`),
    );
  expect(named).toEqual([]);
});
