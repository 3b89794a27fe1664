/** A shop wears its own colour. */
import { colourOf, isHexColour, readable } from '@haat/ui';
import type { CSSProperties } from 'react';
import type { Shop } from '../hooks/use-shop';

/** From the logo, else the firm's own choice, else one of ours by its name. */
export function colourOfShop(shop: Shop): string {
  const own = [shop.theme_color, shop.brand_colour].find(isHexColour);
  return readable(own ?? colourOf(shop.company_name));
}

const mixed = (colour: string, percent: number, other: string) =>
  `color-mix(in srgb, ${colour} ${percent}%, ${other})`;

/** Every button, link and tab below takes the shop's colour instead of the market's indigo. */
export function themeOf(shop: Shop): CSSProperties {
  const colour = colourOfShop(shop);
  return {
    '--color-indigo-50': mixed(colour, 7, '#fff'),
    '--color-indigo-100': mixed(colour, 16, '#fff'),
    '--color-indigo-300': mixed(colour, 45, '#fff'),
    '--color-indigo-500': mixed(colour, 84, '#fff'),
    '--color-indigo-600': colour,
    '--color-indigo-700': mixed(colour, 82, '#14172b'),
    '--color-fill': colour,
    '--color-fill-top': mixed(colour, 92, '#fff'),
    '--color-fill-strong': mixed(colour, 82, '#14172b'),
  } as CSSProperties;
}
