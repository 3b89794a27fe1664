/**
 * The floors of the front ends, from the ground:
 * libs -> api -> components and hooks -> features -> layouts -> routes -> app.
 * Imports point down only, features never import each other, and no front end imports
 * another one.
 */
import boundaries from 'eslint-plugin-boundaries';

const FLOORS = [
  { type: 'libs', pattern: 'libs/web-*', capture: ['library'] },
  { type: 'api', pattern: 'frontends/*/src/api', capture: ['frontend'] },
  // What several features share: components, and the hooks of no component alone.
  {
    type: 'components',
    pattern: ['frontends/*/src/components', 'frontends/*/src/hooks'],
    capture: ['frontend'],
  },
  {
    type: 'features',
    pattern: 'frontends/*/src/features/*',
    capture: ['frontend', 'feature'],
  },
  // The frame around pages: header, navigation, bars.
  { type: 'layouts', pattern: 'frontends/*/src/layouts', capture: ['frontend'] },
  { type: 'routes', pattern: 'frontends/*/src/routes', capture: ['frontend'] },
  // Everything else of a front end: app/, ssr/, the entries.
  { type: 'app', pattern: 'frontends/*/src', capture: ['frontend'] },
];
const names = FLOORS.map(({ type }) => type);
const sameFrontend = '{{ from.element.captured.frontend }}';

const upwards = names.slice(0, -1).map((type, floor) => ({
  from: { element: { type } },
  disallow: { to: { element: { types: { anyOf: names.slice(floor + 1) } } } },
  message: `${type} imports only what is below it: ${names.slice(0, floor).join(', ') || 'libs'}`,
}));
const betweenFeatures = {
  from: { element: { type: 'features' } },
  disallow: {
    to: {
      element: {
        type: 'features',
        captured: { feature: '!{{ from.element.captured.feature }}' },
      },
    },
  },
  message: 'A feature never imports another feature: move the shared part down.',
};
const betweenFrontends = {
  from: { element: { types: { anyOf: names.slice(1) } } },
  disallow: {
    to: {
      element: {
        types: { anyOf: names.slice(1) },
        captured: { frontend: `!${sameFrontend}` },
      },
    },
  },
  message: 'A front end never imports another one: share it in libs.',
};

export const floors = {
  files: ['frontends/*/src/**/*.{ts,tsx}', 'libs/web-*/src/**/*.{ts,tsx}'],
  plugins: { boundaries },
  settings: {
    'boundaries/elements': FLOORS,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] } },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      { default: 'allow', policies: [...upwards, betweenFeatures, betweenFrontends] },
    ],
  },
};
