/** Plain forms of pages without scripts: rendered, read, sent on to the API (ADR 57). */
import { sendError } from '@haat/server/errors';
import { pageHeaders } from '@haat/server/security-headers';
import { log } from '@haat/server/log';
import { formPage, notePage } from './page.mjs';
import { fontFaces } from './style.mjs';
import { makeFormCalls } from './submission.mjs';
import { fieldValues } from './values.mjs';

const LOCALES = ['en', 'ne'];
/** No forms of the API: choices of the visitor, and the account, which needs scripts. */
const OTHERS = ['preferences', 'account'];
/** As the page's own scripts write a choice. */
const CHOICE = { path: '/', maxAge: 365 * 24 * 3600, sameSite: 'lax' };

/** Only a page of ours may send a form here. */
function isOwn({ headers }) {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  return URL.canParse(from) && new URL(from).host === headers.host;
}

/** The page of the form; never another site. */
function pageBefore({ headers }) {
  if (!URL.canParse(headers.referer)) return '/';
  const { host, pathname, searchParams } = new URL(headers.referer);
  if (host !== headers.host || pathname.startsWith('//')) return '/';
  searchParams.delete('lang');
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
}

/** Where the way back leads; a refused form names the page it began on. */
const backOf = (request, { from = '' }) =>
  /^\/(?![/\\])/.test(from) ? from : pageBefore(request);

const localeOf = ({ cookies }) =>
  LOCALES.includes(cookies.haat_locale) ? cookies.haat_locale : 'en';

const queryOf = ({ url }) => fieldValues(new URL(`http://edge${url}`).searchParams);

async function refuseOtherSites(request, reply) {
  if (!isOwn(request)) return sendError(reply, 403);
}

const sendPage = (reply, { status, html }) =>
  reply
    .code(status)
    // A lead's address is a secret, and no other site needs any of them.
    .headers({ ...pageHeaders, 'referrer-policy': 'same-origin' })
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

function setPreferences(request, reply) {
  const { locale, currency } = request.body;
  if (LOCALES.includes(locale)) reply.setCookie('haat_locale', locale, CHOICE);
  if (/^[A-Z]{3}$/.test(currency)) reply.setCookie('haat_currency', currency, CHOICE);
  const headers = { location: pageBefore(request), 'cache-control': 'no-store' };
  return reply.code(303).headers(headers).send();
}

export async function forms(app, { apiOrigin, distFolder, shell }) {
  const calls = makeFormCalls({ apiOrigin, shell });
  const isForm = (name) => Object.hasOwn(shell.plainForms, name);

  const contextOf = async (request, values) => ({
    values,
    locale: localeOf(request),
    back: backOf(request, values),
    faces: await fontFaces(distFolder),
  });

  /** The form with its values, and what was wrong. Returns {status, html}. */
  async function filled(name, context, refusal) {
    const { locale } = context;
    const form = shell.plainForms[name];
    const given = context.values;
    const isBegun = given.whole !== undefined;
    const values = isBegun ? given : (form.filled?.(given) ?? given);
    const isNamed = form.fields.every(
      (field) => !field.isAddress || field.name === 'kind' || values[field.name],
    );
    const about = isNamed ? await calls.about(form, values, locale) : null;
    if (!about) return notePage('missing', context);
    const lists = await calls.lists(form, locale);
    const page = { ...context, values, name, form, about, lists, refusal };
    return formPage(page, shell);
  }

  async function submitted(name, context) {
    const { values, locale } = context;
    const form = shell.plainForms[name];
    if (!values.whole && form.isPart?.(values)) return filled(name, context);
    const { isSent, ...refusal } = await calls.send(form, values, locale);
    if (!isSent) return filled(name, context, refusal);
    return notePage('sent', context, shell.plainMessage(form.done, locale));
  }

  /** makePage: `filled` or `submitted`. */
  async function answer(request, reply, values, makePage) {
    const context = await contextOf(request, values);
    try {
      return sendPage(reply, await makePage(context));
    } catch (error) {
      log.error({ reason: error.stack }, 'form_failed');
      return sendPage(reply, notePage('unavailable', context));
    }
  }

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request, body) => fieldValues(new URLSearchParams(body)),
  );

  app.get('/lead/:token/plain', (request, reply) =>
    answer(request, reply, request.params, (context) => filled('lead', context)),
  );

  app.get('/forms/:name', (request, reply) => {
    const { name } = request.params;
    if (!isForm(name)) return sendError(reply, OTHERS.includes(name) ? 405 : 404);
    return answer(request, reply, queryOf(request), (context) => filled(name, context));
  });

  app.post('/forms/preferences', { onRequest: refuseOtherSites }, setPreferences);

  app.post('/forms/account', { onRequest: refuseOtherSites }, async (request, reply) =>
    sendPage(reply, notePage('account', await contextOf(request, request.body))),
  );

  app.post('/forms/:name', { onRequest: refuseOtherSites }, (request, reply) => {
    const { name } = request.params;
    if (!isForm(name)) return sendError(reply, 404);
    const values = { ...queryOf(request), ...request.body };
    return answer(request, reply, values, (context) => submitted(name, context));
  });
}
