/** The text of a page that only scripts render, without them. */
import { escape } from './escape.mjs';

const TEXTS = {
  en: [
    'This page needs JavaScript. Turn it on in the settings of your browser and load the page again.',
    'Read and answer the enquiry without JavaScript',
    'To the home page',
  ],
  ne: [
    'यो पृष्ठलाई JavaScript चाहिन्छ। ब्राउजरको सेटिङमा JavaScript खोल्नुहोस् र पृष्ठ फेरि खोल्नुहोस्।',
    'JavaScript बिना सोधपुछ पढ्नुहोस् र जवाफ दिनुहोस्',
    'गृहपृष्ठमा',
  ],
};
const STYLE = 'display:inline-block;padding:12px 0;color:#272D86;font-weight:600';

/** plainPath: the address of the same as a plain form. */
export function noScripts({ locale, plainPath }) {
  const [text, plain, home] = TEXTS[locale];
  const link = plainPath
    ? `<a style="${STYLE}" href="${escape(plainPath)}">${plain}</a>`
    : `<a style="${STYLE}" href="/">${home}</a>`;
  return `<noscript><div style="max-width:560px;margin:8vh auto;padding:0 20px"><p>${text}</p>${link}</div></noscript>`;
}
