/** Pages of plain forms: the form itself, and what became of it. They need no scripts. */
import { randomUUID } from 'node:crypto';
import { fieldMarkup, hidden } from './fields.mjs';
import { STYLE } from './style.mjs';
import { escape } from '../../ssr/escape.mjs';

/** [status, title, text] of what is no form. */
const NOTES = {
  en: {
    sent: [200, 'Thank you', ''],
    missing: [404, 'This is no longer there', 'Go back and choose another one.'],
    unavailable: [
      503,
      'This was not sent',
      'Haat does not answer right now. Go back and try again in a moment.',
    ],
    account: [
      200,
      'Your account needs JavaScript',
      'Nothing was sent or stored. Turn JavaScript on in the settings of your browser, load the page again, and sign in. Without it you can search, read, ask suppliers and post a requirement, or call us.',
    ],
  },
  ne: {
    sent: [200, 'धन्यवाद', ''],
    missing: [404, 'यो अब छैन', 'पछाडि गएर अर्को छान्नुहोस्।'],
    unavailable: [
      503,
      'यो पठाइएन',
      'हाटले अहिले जवाफ दिइरहेको छैन। पछाडि गएर केही क्षणमा फेरि प्रयास गर्नुहोस्।',
    ],
    account: [
      200,
      'खातालाई JavaScript चाहिन्छ',
      'केही पठाइएको वा राखिएको छैन। ब्राउजरको सेटिङमा JavaScript खोल्नुहोस्, पृष्ठ फेरि खोल्नुहोस् र साइन इन गर्नुहोस्। यसबिना पनि खोज्न, पढ्न, आपूर्तिकर्तालाई सोध्न र आवश्यकता राख्न सकिन्छ, वा हामीलाई फोन गर्नुहोस्।',
    ],
  },
};
const BACK = { en: 'Back', ne: 'पछाडि' };
const REFUSED = { en: 'This was not sent.', ne: 'यो पठाइएन।' };

function page({ locale, faces = '' }, title, main) {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escape(title)} | Haat</title>`,
    `<style>${faces}${STYLE}</style></head><body><main><h1>${escape(title)}</h1>`,
    ...main,
    '</main></body></html>',
  ].join('');
}

/** kind: of `NOTES`; context: {locale, back, faces}; text: instead of its own. Answers {status, html}. */
export function notePage(kind, context, text) {
  const { locale, back } = context;
  const [status, title, own] = NOTES[locale][kind];
  const main = [
    `<p>${escape(text ?? own)}</p>`,
    `<a class="button" href="${escape(back)}">${BACK[locale]}</a>`,
  ];
  return { status, html: page(context, title, main) };
}

function rows(about, translate) {
  if (about.length === 0) return '';
  const row = ({ label, text }) =>
    `<div><dt>${escape(translate(label))}</dt><dd>${escape(text)}</dd></div>`;
  return `<dl>${about.map(row).join('')}</dl>`;
}

/** Errors of no field. */
function alert(refusal, fields, locale) {
  if (!refusal) return '';
  const names = new Set(fields.map(({ name }) => name));
  const entries = Object.entries(refusal.errors ?? {});
  const others = entries.filter(([name]) => !names.has(name)).map(([, text]) => text);
  const isAtField = entries.length > others.length;
  const texts = isAtField || others.length > 0 ? others : [refusal.message];
  const items = texts.filter(Boolean).map((text) => `<li>${escape(text)}</li>`);
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  return `<div role="alert" class="refused"><b>${REFUSED[locale]}</b>${list}</div>`;
}

/** context: {name, form, values, about, lists, refusal, locale, back, faces}. Answers {status, html}. */
export function formPage(context, shell) {
  const { name, form, values, about, lists, refusal, locale, back } = context;
  const translate = (message) => shell.plainMessage(message, locale);
  const fields = shell.plainFields(form);
  const own = { key: randomUUID(), from: back, whole: 'true' };
  const title = translate(form.title);
  const problems = refusal?.errors ?? {};
  const first = fields.find((field) => problems[field.name])?.name;
  const main = [
    form.text ? `<p>${escape(translate(form.text))}</p>` : '',
    rows(about, translate),
    alert(refusal, fields, locale),
    `<form method="post" action="/forms/${name}" novalidate>`,
    ...Object.entries(own).map(hidden),
    ...fields.map((field) =>
      fieldMarkup(field, {
        values,
        lists,
        translate,
        problems,
        isFirst: field.name === first,
      }),
    ),
    `<button class="button" type="submit">${escape(translate(form.submit))}</button></form>`,
    `<a class="quiet" href="${escape(back)}">${BACK[locale]}</a>`,
  ];
  return { status: refusal ? 422 : 200, html: page(context, title, main) };
}
