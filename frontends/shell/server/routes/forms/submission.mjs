/** Calls of the API for plain forms. */
import { bodyOf } from './values.mjs';

const WITHIN_MS = 10_000;
const LISTS = {
  categories: '/api/webui/level4Categories',
  provinces: '/api/locations/provinces',
  districts: '/api/locations/districts',
};

export function makeFormCalls({ apiOrigin, shell }) {
  const call = (path, locale, { headers, ...options } = {}) =>
    fetch(apiOrigin + path, {
      ...options,
      signal: AbortSignal.timeout(WITHIN_MS),
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        'content-type': 'application/json',
        ...headers,
      },
    });

  async function post(path, body, locale, headers = {}) {
    const answer = await call(path, locale, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const data = await answer.json().catch(() => ({}));
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
    if (answer.ok) return { isSent: true, data: data.data };
    return { isSent: false, ...shell.plainRefusal(data, locale) };
  }

  /** Names of the refused fields as the form has them. */
  const ofAccount = ({ errors, ...refusal }) => ({
    ...refusal,
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, text]) => [`account.${name}`, text]),
    ),
  });

  async function signIn(values, locale) {
    const [email, password, terms] = ['email', 'password', 'terms'].map(
      (name) => values[`account.${name}`] ?? '',
    );
    const body = { email, password, terms: terms === 'true' };
    const answer = await post('/api/login', body, locale);
    if (!answer.isSent) return { refusal: ofAccount(answer) };
    return { authorization: `Bearer ${answer.data.access_token}` };
  }

  /** Answers {isSent, errors, message}; who signs in is signed out after it. */
  async function send(form, values, locale) {
    const headers = values.key ? { 'idempotency-key': values.key } : {};
    const to = form.to(values);
    if (!form.needsAccount) return post(to, bodyOf(form, values), locale, headers);
    const { refusal, authorization } = await signIn(values, locale);
    if (refusal) return refusal;
    try {
      const whose = { ...headers, authorization };
      return await post(to, bodyOf(form, values), locale, whose);
    } finally {
      await call('/api/logout', locale, { method: 'POST', headers: { authorization } });
    }
  }

  async function listOf(source, locale) {
    const { data } = await (await call(LISTS[source], locale)).json();
    return data.map(({ id, name, name_ne }) => ({
      value: String(id),
      text: (locale === 'ne' && name_ne) || name,
    }));
  }

  /** By their names, those the form chooses from. */
  async function lists({ fields }, locale) {
    const sources = fields.map(({ options }) => options);
    const names = [...new Set(sources.filter((source) => typeof source === 'string'))];
    const fetched = await Promise.all(names.map((name) => listOf(name, locale)));
    return Object.fromEntries(names.map((name, index) => [name, fetched[index]]));
  }

  /** Rows of what the form is about; null: there is no such thing. */
  async function about(form, values, locale) {
    if (!form.about) return [];
    const answer = await call(form.about.from(values), locale);
    if (answer.status >= 500) throw new Error(`about answered ${answer.status}`);
    return answer.ok ? form.about.rows((await answer.json()).data, locale) : null;
  }

  return { send, lists, about };
}
