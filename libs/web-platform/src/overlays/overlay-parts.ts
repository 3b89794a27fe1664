/** What dialogs, drawers and menus are made of: once for all front ends, fetched by `overlays`. */
export { Dialog } from 'radix-ui';
export { Menu } from 'radix-ui/internal';
