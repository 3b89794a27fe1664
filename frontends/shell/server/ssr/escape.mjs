/** Text and JSON that cannot end the element around them. */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

export const json = (value, replacer) =>
  JSON.stringify(value, replacer)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, '');
