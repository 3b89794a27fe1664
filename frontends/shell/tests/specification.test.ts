/** Each constant and wording of specification sections 2, 4, 5, 8 and 9, and the test that holds it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SHELL = 'frontends/shell/tests';
const SHOP = 'frontends/vendor/tests/shop.test.tsx';
const FORM = 'libs/web-enquiry/tests/contact-form.test.tsx';
const PLATFORM = 'libs/web-platform/tests';
const BROWSER = 'tests/e2e/constants.spec.ts';

const TABLE: [constant: string, file: string, title: string][] = [
  [
    'popup after 60 s, Free Tier 10 more, Premium unlimited',
    `${SHELL}/verification-popup.test.tsx`,
    'the popup opens after 60 seconds, without earlier requests',
  ],
  [
    'popup once',
    `${SHELL}/verification-popup.test.tsx`,
    'Later closes it, and it does not come twice',
  ],
  [
    'Verify Now',
    `${SHELL}/verification-popup.test.tsx`,
    'Verify Now leads to the company profile',
  ],
  [
    'go-to-top past 500 px',
    `${SHELL}/page-load.test.tsx`,
    'go-to-top is visible below 500 px and scrolls up',
  ],
  [
    'bar after 200 ms, over 5000 ms',
    `${SHELL}/page-load.test.tsx`,
    'the progress bar starts after 200 ms and fills over 5 seconds',
  ],
  [
    'bar hides after 500 ms',
    `${SHELL}/page-load.test.tsx`,
    'the progress bar hides 500 ms after the page is there',
  ],
  [
    'fetch minimum 200 ms',
    `${SHELL}/page-load.test.tsx`,
    'the loading overlay waits 200 ms',
  ],
  [
    'no indicator for units',
    `${PLATFORM}/loading.test.ts`,
    'the search for units lifts nothing',
  ],
  [
    'chunk reload once per 60 s',
    `${PLATFORM}/reload-once.test.ts`,
    'a failed chunk reloads once, and again only after a minute',
  ],
  [
    'category search 300 ms',
    'libs/web-enquiry/tests/category-select.test.tsx',
    'the list is narrowed 300 ms after the last letter, whatever the case',
  ],
  [
    'No Categories Found.',
    'libs/web-enquiry/tests/category-select.test.tsx',
    'no results have the specified text',
  ],
  [
    'dropdowns scroll at 200 px, page 1440 px',
    BROWSER,
    'the page is 1440 px wide at most, and a dropdown scrolls at 200 px',
  ],
  [
    'mega menu 4 x 3',
    BROWSER,
    'the mega menu: 4 columns by 3 rows of what is below the hovered category',
  ],
  [
    'mega menu ends at 768 px',
    BROWSER,
    'the mega menu keeps its grid down to 769 px, and ends at 768',
  ],
  ['ranges 8 x 4', SHOP, 'the product range shows 8 groups of 4 products'],
  ['shop search off when empty', SHOP, 'the search of the shop needs text'],
  [
    'phone 8 and 14',
    FORM,
    'Submit works from eight characters of a phone number on, of at most fourteen',
  ],
  ['required labels', FORM, 'name, phone and email are labelled required'],
  [
    'extra inputs below 8 characters',
    FORM,
    'the review names the product, and asks for an email shorter than eight characters',
  ],
  [
    'what the thanks clear',
    FORM,
    'the thanks clear name, email and requirements, not the phone',
  ],
  ['field errors', FORM, 'what the server refuses is said under its field'],
  [
    '+977',
    'libs/web-ui/tests/phone-field.test.tsx',
    '+977 stays where the country is not found in the list, until one is chosen',
  ],
  [
    'QR 120, level H, PNG',
    `${SHELL}/qr-and-share.test.tsx`,
    'the code is 120 px large, of level H, and saved as PNG',
  ],
  [
    'QR code not found!',
    `${SHELL}/qr-and-share.test.tsx`,
    'without a canvas it has the specified text',
  ],
  [
    'Your browser does not support Web Share API!',
    `${SHELL}/qr-and-share.test.tsx`,
    'sharing without browser support has the specified text',
  ],
  [
    '/storage/',
    `${PLATFORM}/defaults.test.ts`,
    'stored files lie under /storage/; whole addresses stay',
  ],
  ['NPR', `${PLATFORM}/defaults.test.ts`, 'the default currency is the Nepalese rupee'],
  [
    'no decimals',
    `${PLATFORM}/money.test.ts`,
    'prices from 100 on have no decimal digits',
  ],
  [
    'step 200',
    `${PLATFORM}/guards.test.ts`,
    'visitors go to sign-in, sellers with a finished profile come in',
  ],
  ['Unknown middleware', `${PLATFORM}/guards.test.ts`, 'an unknown guard is a 500'],
  [
    'Please enter text to search!!',
    `${SHELL}/search-box.test.tsx`,
    'an empty search has the specified warning',
  ],
  [
    'sign-in button',
    `${SHELL}/sign-in.test.tsx`,
    'the button waits for terms, email and password',
  ],
  [
    'This page could not be found',
    `${SHELL}/error-pages.test.tsx`,
    'an unknown address has the specified text and a link home',
  ],
  [
    'default 500',
    `${SHELL}/error-pages.test.tsx`,
    'an error without a status is a 500 that tells nothing of the inside',
  ],
  [
    'the error page fails itself',
    `${SHELL}/error-pages.test.tsx`,
    'when the error page itself fails a generic message shows',
  ],
];

test.each(TABLE)('%s has its test', (_constant, file, title) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  expect(text).toMatch(
    new RegExp(`test\\(\\s*'${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}'`),
  );
});
