/** What an ARIA attribute refers to is in the page. */
import { BUYER, PRODUCT, SELLER, SHOP, type Account } from './support/accounts';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { WIDE } from './support/widths';

const PAGES: { as?: Account; paths: string[] }[] = [
  { paths: ['/', '/search?q=tea', '/suppliers', '/industry', '/contact-us'] },
  { paths: [`/product/${PRODUCT}`, `/vendor/${SHOP}`, '/help', '/register'] },
  { as: BUYER, paths: ['/buyer', '/buyer/enquiries', '/messages'] },
  { as: SELLER, paths: ['/seller', '/seller/manageproducts/new'] },
];

/** Runs in the page: attributes whose element is missing. */
function danglingReferences(): string[] {
  const names = ['controls', 'labelledby', 'describedby', 'owns', 'activedescendant'];
  return names.flatMap((name) =>
    [...document.querySelectorAll(`[aria-${name}]`)].flatMap((element) =>
      (element.getAttribute(`aria-${name}`) ?? '')
        .split(/\s+/)
        .filter((id) => id && !document.getElementById(id))
        .map((id) => `aria-${name}="${id}"`),
    ),
  );
}

for (const { as, paths } of PAGES) {
  test(`ARIA refers to what exists: ${paths.join(' ')}`, WIDE, async ({ arrive }) => {
    const page = await arrive(as ? { as } : {});
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      expect(await page.evaluate(danglingReferences), path).toEqual([]);
    }
  });
}
