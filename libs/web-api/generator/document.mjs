/** What of the contract a browser sends, as the base query answers it. */

const PREFIX = '/api';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Creations that a screen sends again after a lost answer, under the same key. */
const SENT_AGAIN = new Set([
  'answerGuestEnquiry',
  'answerLead',
  'askAboutProduct',
  'answerCase',
  'askSuppliers',
  'complain',
  'contactUs',
  'draftRequirementOfWishlist',
  'giveFeedback',
  'notePayment',
  'replyToReview',
  'reviewOrder',
  'sendDelivery',
  'sendMessage',
  'writeToCase',
  'writeToGuestCase',
]);
const KEY = 'Idempotency-Key';
/** Words of the language are no names of calls. */
const RENAMED = { import: 'importJob' };

/** The language travels by the base query, cookies by the browser. */
function isSent({ in: place, name }, operationId) {
  if (name === KEY) return SENT_AGAIN.has(operationId);
  return place === 'path' || (place === 'query' && name !== 'lang');
}

/** A key that is absent is no header: the contract's null is only how a service reads that. */
const asSent = (parameter) =>
  parameter.name === KEY ? { ...parameter, schema: { type: 'string' } } : parameter;

/** The base query answers the content of `{ data }`; a page has its links and meta. */
function withoutEnvelope(schema, schemas) {
  const { properties = {} } = schemas[schema?.$ref?.split('/').at(-1)] ?? {};
  return Object.keys(properties).join() === 'data' ? properties.data : schema;
}

function answered(responses, schemas) {
  const fine = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return Object.fromEntries(
    fine.map(([status, { description, content }]) => {
      if (!content) return [status, { description }];
      const schema = withoutEnvelope(content['application/json'].schema, schemas);
      return [status, { description, content: { 'application/json': { schema } } }];
    }),
  );
}

/** The argument is called `body` for every operation. */
function sent({ content }) {
  const [[type, { schema }]] = Object.entries(content);
  return { content: { [type]: { schema: { allOf: [schema], title: 'body' } } } };
}

/** Files, prints and streams are links or requests of their own. */
const isJson = ({ responses }) =>
  Object.entries(responses).every(
    ([status, { content }]) =>
      !status.startsWith('2') || status === '204' || content?.['application/json'],
  );

function operationOf(operation, schemas) {
  const { operationId, parameters = [], requestBody, responses } = operation;
  return {
    operationId: RENAMED[operationId] ?? operationId,
    parameters: parameters.filter((one) => isSent(one, operationId)).map(asSent),
    ...(requestBody ? { requestBody: sent(requestBody) } : {}),
    responses: answered(responses, schemas),
  };
}

function pathOf(item, schemas) {
  const methods = METHODS.filter((method) => item[method] && isJson(item[method]));
  return Object.fromEntries(methods.map((one) => [one, operationOf(item[one], schemas)]));
}

/** Addresses lose `/api`: the base query adds it. */
export function browserDocument({ openapi, info, paths, components }) {
  const { schemas } = components;
  const sentPaths = Object.entries(paths)
    .filter(([path]) => path.startsWith(`${PREFIX}/`) && !path.includes('/.well-known/'))
    .map(([path, item]) => [path.slice(PREFIX.length), pathOf(item, schemas)])
    .filter(([, item]) => Object.keys(item).length > 0);
  return { openapi, info, paths: Object.fromEntries(sentPaths), components };
}
