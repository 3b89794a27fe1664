/** The page that answers a plain form: what happened, and the way on. It needs no scripts. */
import { escape } from './markup.mjs';

const WORDS = {
  en: {
    ticket: ['Thank you', 'We have your message and answer by e-mail.'],
    enquiry: ['Thank you', 'The supplier has your enquiry and answers you directly.'],
    category: [
      'One more step',
      'Say what it is about, so that it reaches the right desk.',
    ],
    refused: ['This was not sent', 'Go back: your words are still there.'],
    unavailable: [
      'This was not sent',
      'Haat does not answer right now. Go back and try again in a moment.',
    ],
    account: [
      'Your account needs JavaScript',
      'Nothing was sent or stored. Go back, let the page load to the end, and try again. You can search, read and ask suppliers without it, or call 01-5970000.',
    ],
    back: 'Back',
    choose: 'What is it about?',
    submit: 'Send enquiry',
  },
  ne: {
    ticket: ['धन्यवाद', 'तपाईंको सन्देश पाइयो; हामी इमेलबाट जवाफ दिन्छौँ।'],
    enquiry: ['धन्यवाद', 'तपाईंको सोधपुछ आपूर्तिकर्ताले पाए; उनले सिधै जवाफ दिन्छन्।'],
    category: ['अब एउटा चरण', 'यो केका बारेमा हो छान्नुहोस्।'],
    refused: ['यो पठाइएन', 'पछाडि जानुहोस्: तपाईंले लेखेको त्यहीँ छ।'],
    unavailable: [
      'यो पठाइएन',
      'हाटले अहिले जवाफ दिइरहेको छैन। पछाडि गएर केही क्षणमा फेरि प्रयास गर्नुहोस्।',
    ],
    account: [
      'खातालाई JavaScript चाहिन्छ',
      'केही पठाइएको वा राखिएको छैन। पछाडि जानुहोस्, पृष्ठ पूरा खुल्न दिनुहोस् र फेरि प्रयास गर्नुहोस्। यसबिना पनि खोज्न, पढ्न र आपूर्तिकर्तालाई सोध्न सकिन्छ, वा ०१-५९७०००० मा फोन गर्नुहोस्।',
    ],
    back: 'पछाडि',
    choose: 'केका बारेमा?',
    submit: 'सोधपुछ पठाउनुहोस्',
  },
};
const STYLE = `
body{margin:0;background:#FBF8F3;color:#14172B;font:16px/1.6 "Plus Jakarta Sans",system-ui,sans-serif}
:lang(ne){line-height:1.7}
main{max-width:560px;margin:8vh auto;padding:28px;background:#fff;border:1px solid #E8E2D8;border-radius:16px}
@media(max-width:620px){main{margin:16px}}
h1{margin:0 0 8px;font-size:26px;line-height:1.25}
p,ul{margin:0 0 20px;color:#3A3F5C}
label{display:block;margin-bottom:6px;font-weight:600}
select{width:100%;height:46px;margin-bottom:16px;border:1.5px solid #8C8577;border-radius:12px;background:#fff;font:inherit}
a,button{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:0;border-radius:12px;background:#3239A6;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
a:focus-visible,button:focus-visible,select:focus-visible{outline:3px solid rgb(74 82 196/.5);outline-offset:2px}
a.quiet{background:none;color:#272D86}`;

const hidden = ([name, value]) =>
  `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`;

function categoryForm({ fields, categories, locale }, words) {
  const option = ({ id, name, name_ne }) =>
    `<option value="${escape(id)}">${escape((locale === 'ne' && name_ne) || name)}</option>`;
  return [
    '<form method="post" action="/forms/enquiry">',
    ...Object.entries(fields).map(hidden),
    `<label for="category">${words.choose}</label>`,
    '<select id="category" name="category_id" required><option value=""></option>',
    ...categories.map(option),
    `</select><button type="submit">${words.submit}</button></form>`,
  ].join('');
}

/** outcome: {kind, isSent, errors, message, locale, back}. Answers {status, html}. */
export function formPage(outcome) {
  const { kind, isSent, errors = {}, message, locale, back } = outcome;
  const words = WORDS[locale];
  const isRefused = isSent === false && ['ticket', 'enquiry'].includes(kind);
  const [title, text] = words[isRefused ? 'refused' : kind];
  const reasons = Object.values(errors).flat();
  const said = reasons.length > 0 ? reasons : [message].filter(Boolean);
  const list = isRefused ? said.map((reason) => `<li>${escape(reason)}</li>`) : [];
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title} | Haat</title>`,
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1>`,
    list.length > 0 ? `<ul role="alert">${list.join('')}</ul>` : '',
    `<p>${text}</p>`,
    kind === 'category' ? categoryForm(outcome, words) : '',
    `<a${kind === 'category' ? ' class="quiet"' : ''} href="${escape(back)}">${words.back}</a>`,
    '</main></body></html>',
  ].join('');
  const status = kind === 'unavailable' ? 503 : isRefused ? 422 : 200;
  return { status, html };
}
