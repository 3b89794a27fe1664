/** Plain forms of pages that are not awake: rendered, read, sent on to the API (ADR 57). */
import { send, sendError } from '../../http/responses.mjs';
import { cookie, keptChoice } from '../../http/cookies.mjs';
import { makeFormCalls } from './submission.mjs';
import { formPage, notePage } from './page.mjs';
import { fontFaces } from './style.mjs';
import { queryFields, readFields } from './values.mjs';
import { log } from '../../log.mjs';
import { pageHeaders } from '../../http/security-headers.mjs';

const LOCALES = ['en', 'ne'];
const LEAD = /^\/lead\/(?!guest\/)([^/]+)\/plain$/;

/** Only a page of ours may send a form here. */
function isOwn({ headers }) {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  return URL.canParse(from) && new URL(from).host === headers.host;
}

/** The page the form stands on; never another site. */
function pageBefore({ headers }) {
  if (!URL.canParse(headers.referer)) return '/';
  const { host, pathname, searchParams } = new URL(headers.referer);
  if (host !== headers.host || pathname.startsWith('//')) return '/';
  searchParams.delete('lang');
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
}

/** Where the way back leads; a form that comes back names the page it began on. */
const backOf = (request, { from = '' }) =>
  /^\/(?![/\\])/.test(from) ? from : pageBefore(request);

const localeOf = (request) => {
  const chosen = cookie(request, 'haat_locale');
  return LOCALES.includes(chosen) ? chosen : 'en';
};

export function makeForms({ apiOrigin, distFolder, shell }) {
  const calls = makeFormCalls({ apiOrigin, shell });
  const respond = (response, { status, html }) =>
    send(response, status, 'text/html; charset=utf-8', html, {
      ...pageHeaders,
      // A lead's address is a secret, and no other site needs any of them.
      'referrer-policy': 'same-origin',
    });

  const contextOf = async (request, values) => ({
    values,
    locale: localeOf(request),
    back: backOf(request, values),
    faces: await fontFaces(distFolder),
  });

  function preferences(request, response, { locale, currency }) {
    const cookies = [];
    if (LOCALES.includes(locale)) cookies.push(keptChoice('haat_locale', locale));
    if (/^[A-Z]{3}$/.test(currency)) cookies.push(keptChoice('haat_currency', currency));
    const headers = { location: pageBefore(request), 'cache-control': 'no-store' };
    response.writeHead(303, { ...headers, 'set-cookie': cookies }).end();
  }

  /** The form with what it holds, and what was wrong. */
  async function show(response, name, context, refusal) {
    const { locale } = context;
    const form = shell.plainForms[name];
    const given = context.values;
    const isBegun = given.whole !== undefined;
    const values = isBegun ? given : (form.filled?.(given) ?? given);
    const isNamed = form.fields.every(
      (field) => !field.isAddress || field.name === 'kind' || values[field.name],
    );
    const about = isNamed ? await calls.about(form, values, locale) : null;
    if (!about) return respond(response, notePage('missing', context));
    const lists = await calls.lists(form, locale);
    const page = { ...context, values, name, form, about, lists, refusal };
    return respond(response, formPage(page, shell));
  }

  async function submit(response, name, context) {
    const { values, locale } = context;
    const form = shell.plainForms[name];
    if (!values.whole && form.isPart?.(values)) return show(response, name, context);
    const { isSent, ...refusal } = await calls.send(form, values, locale);
    if (!isSent) return show(response, name, context, refusal);
    const text = shell.plainWord(form.done, locale);
    return respond(response, notePage('sent', context, text));
  }

  async function answer(request, response, name, values) {
    const context = await contextOf(request, values);
    try {
      const isPost = request.method === 'POST';
      await (isPost ? submit(response, name, context) : show(response, name, context));
    } catch (error) {
      log('error', 'form_failed', { reason: error.stack });
      respond(response, notePage('unavailable', context));
    }
  }

  async function takePost(request, response, name, query) {
    if (!isOwn(request)) return sendError(response, 403);
    const values = await readFields(request);
    if (!values) return sendError(response, 413);
    if (name === 'preferences') return preferences(request, response, values);
    // An account lives in the browser's own storage: it needs scripts.
    if (name === 'account') {
      return respond(response, notePage('account', await contextOf(request, values)));
    }
    return answer(request, response, name, { ...query, ...values });
  }

  /** false: none of our addresses. */
  return async function answerForm(request, response, url, pathname) {
    const isPost = request.method === 'POST';
    const [, token] = LEAD.exec(pathname) ?? [];
    if (token && !isPost)
      return (await answer(request, response, 'lead', { token }), true);
    const [, area, name] = pathname.split('/');
    if (area !== 'forms') return false;
    const isForm = Object.hasOwn(shell.plainForms, name);
    if (!isForm && !['preferences', 'account'].includes(name)) {
      return (sendError(response, 404), true);
    }
    const query = queryFields(url);
    if (isPost) await takePost(request, response, name, query);
    else if (isForm) await answer(request, response, name, query);
    else sendError(response, 405);
    return true;
  };
}
