/* global URLSearchParams */
/** Plain forms of pages that are not awake: read, sent on to the API, answered with a page or a redirect (ADR 57). */
import { send, sendError } from './answers.mjs';
import { cookie, keptChoice } from './cookies.mjs';
import { formPage } from './form-page.mjs';
import { log } from './log.mjs';
import { pageHeaders } from './security-headers.mjs';

const LONGEST = 32_768;
const WITHIN_MS = 10_000;
const LOCALES = ['en', 'ne'];
const TICKETS = {
  contact: '/api/webui/contact-us',
  complaint: '/api/webui/complaints',
  feedback: '/api/webui/feedback',
};

/** Only a page of ours may send a form here. */
function isOwn({ headers }) {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  return URL.canParse(from) && new URL(from).host === headers.host;
}

/** null: too long. */
async function readFields(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > LONGEST) return null;
    parts.push(part);
  }
  const pairs = new URLSearchParams(Buffer.concat(parts).toString());
  return Object.fromEntries([...pairs].filter(([, value]) => value.trim() !== ''));
}

/** The page the form stands on; never another site. */
function pageBefore({ headers }) {
  if (!URL.canParse(headers.referer)) return '/';
  const { host, pathname, searchParams } = new URL(headers.referer);
  if (host !== headers.host || pathname.startsWith('//')) return '/';
  searchParams.delete('lang');
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
}

export function makeForms({ apiOrigin }) {
  const call = (path, locale, options) =>
    fetch(apiOrigin + path, {
      ...options,
      signal: AbortSignal.timeout(WITHIN_MS),
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        'content-type': 'application/json',
      },
    });

  async function post(path, fields, locale) {
    const answer = await call(path, locale, {
      method: 'POST',
      body: JSON.stringify(fields),
    });
    const { errors, message } = answer.ok ? {} : await answer.json().catch(() => ({}));
    return { isSent: answer.ok, errors, message };
  }

  const categories = async (locale) =>
    (await (await call('/api/webui/level4Categories', locale)).json()).data;

  async function preferences({ request, fields: { locale, currency } }) {
    const cookies = [];
    if (LOCALES.includes(locale)) cookies.push(keptChoice('haat_locale', locale));
    if (/^[A-Z]{3}$/.test(currency)) cookies.push(keptChoice('haat_currency', currency));
    return { location: pageBefore(request), cookies };
  }

  async function ticket({ fields: { kind, ...fields }, locale }) {
    const path = Object.hasOwn(TICKETS, kind) ? TICKETS[kind] : TICKETS.contact;
    return { kind: 'ticket', ...(await post(path, fields, locale)) };
  }

  /** What it is about is asked for on a page of its own when the form does not say so. */
  async function enquiry({ fields, locale }) {
    if (!fields.category_id) {
      return { kind: 'category', fields, categories: await categories(locale) };
    }
    const { slug = '', ...said } = fields;
    const path = `/api/webui/seller/${encodeURIComponent(slug)}/contactseller`;
    return { kind: 'enquiry', ...(await post(path, said, locale)) };
  }

  /** An account lives in the browser's own storage: it needs scripts. */
  const account = async () => ({ kind: 'account', isSent: false });

  const FORMS = { preferences, ticket, enquiry, account };

  async function outcomeOf(form, asked) {
    try {
      return await form(asked);
    } catch (error) {
      log('error', 'form_failed', { reason: error.stack });
      return { kind: 'unavailable', isSent: false };
    }
  }

  /** false: none of our addresses. */
  return async function answerForm(request, response, pathname) {
    const [, area, name] = pathname.split('/');
    if (area !== 'forms') return false;
    if (!Object.hasOwn(FORMS, name)) return (sendError(response, 404), true);
    if (request.method !== 'POST') return (sendError(response, 405), true);
    if (!isOwn(request)) return (sendError(response, 403), true);
    const fields = await readFields(request);
    if (!fields) return (sendError(response, 413), true);
    const chosen = cookie(request, 'haat_locale');
    const locale = LOCALES.includes(chosen) ? chosen : 'en';
    const outcome = await outcomeOf(FORMS[name], { request, fields, locale });
    if (outcome.location) {
      const headers = { location: outcome.location, 'cache-control': 'no-store' };
      response.writeHead(303, { ...headers, 'set-cookie': outcome.cookies }).end();
      return true;
    }
    const back = pageBefore(request);
    const { status, html } = formPage({ ...outcome, locale, back });
    send(response, status, 'text/html; charset=utf-8', html, pageHeaders);
    return true;
  };
}
