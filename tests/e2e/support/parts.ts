/** What the screens are made of, found as a person finds it. */
import type { Locator, Page } from '@playwright/test';
import type { Say } from './words';

export const mainOf = (page: Page) => page.getByRole('main');
export const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();
/** By role: a required field's label ends in a star that only eyes see. */
export const field = (place: Page | Locator, name: string) =>
  place.getByRole('textbox', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });
/** A link of the public header, a part of the menu's button in the desks. */
export const greeting = (page: Page, say: Say, fname: string) => {
  const name = say('Hi, {fname}', { fname });
  return page.getByRole('link', { name }).or(page.getByRole('button', { name }));
};
/** The chip of a file that was sent along: its name first, what it does last. */
export const chip = (place: Page | Locator, say: Say, name: string) =>
  place
    .getByRole('button', { name })
    .and(place.getByRole('button', { name: say('Open') }));
/** One part of a long page, by the name its address has. */
export const section = (page: Page, id: string) => page.locator(`main #${id}`);

export async function signOut(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('Account menu') }).click();
  await page.getByRole('menuitem', { name: say('Sign out') }).click();
  await page.waitForURL('**/register?login=true');
}

export const atHome = (url: URL) => url.pathname === '/';
