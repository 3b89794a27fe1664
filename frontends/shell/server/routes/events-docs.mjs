/** /api/docs/events: the events of gateway/asyncapi.json as one readable page, without a script. */
import { readFile } from 'node:fs/promises';

const STYLE = `
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: #1f2933; background: #fff }
header, main { max-width: 60rem; margin: 0 auto; padding: 0 1rem }
nav { display: flex; gap: 1rem; padding: 1rem 0 }
a { color: #0b5a5e }
a:focus-visible, summary:focus-visible { outline: 3px solid #0b5a5e; outline-offset: 2px }
h1 { margin: .5rem 0 }
h2 { margin: 2.5rem 0 .5rem }
h2::first-letter { text-transform: uppercase }
details { border: 1px solid #d5dbe1; border-radius: 8px; margin: .5rem 0; padding: 0 1rem }
summary { cursor: pointer; padding: .75rem 0; overflow-wrap: anywhere }
summary b { font-weight: 600 }
summary span { display: block; color: #52606d }
table { border-collapse: collapse; width: 100%; margin-bottom: 1rem }
th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-top: 1px solid #e4e9ee; vertical-align: top; overflow-wrap: break-word }
th, td:last-child { overflow-wrap: normal; white-space: nowrap }
p { max-width: 44rem }
`;
const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value) => String(value).replace(/[&<>"]/g, (sign) => ESCAPED[sign]);
const prose = (value) => text(value).replace(/`([^`]+)`/g, '<code>$1</code>');
const lastOf = (reference) => reference.slice(reference.lastIndexOf('/') + 1);

/** The type of a schema as text: `string (uuid)`, `list of Item`, `integer or null`. */
function typeText(schema) {
  if (schema.$ref) return lastOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `“${value}”`).join(', ');
  if (schema.const !== undefined) return `“${schema.const}”`;
  if (schema.type === 'array') return `list of ${typeText(schema.items ?? {})}`;
  return [schema.type ?? 'anything', schema.format && `(${schema.format})`]
    .filter(Boolean)
    .join(' ');
}

function fields(schema) {
  const isNeeded = (name) => schema.required?.includes(name);
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      `<tr><td><code>${text(name)}</code></td><td>${text(typeText(field))}</td>` +
      `<td>${isNeeded(name) ? 'always' : 'optional'}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Kind</th><th scope="col">There</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function section(type, { operations, components }) {
  const message = components.messages[type];
  const [, own] = message.payload.allOf;
  const heard = Object.values(operations).filter(
    ({ action, channel }) => action === 'receive' && lastOf(channel.$ref) === type,
  );
  const readers = heard.map(({ title }) => `<code>${text(title)}</code>`).join(', ');
  return (
    `<details id="${text(type)}"><summary><b>${text(type)}</b>` +
    `<span>${prose(message.summary)}</span></summary>` +
    `<p>Queues that hear it: ${readers || 'none yet'}.</p>` +
    `${fields(components.schemas[lastOf(own.properties.data.$ref)])}</details>`
  );
}

function page(document) {
  const types = Object.keys(document.channels);
  const owners = [...new Set(types.map((type) => type.split('.')[0]))];
  const sections = owners.map((owner) => {
    const own = types.filter((type) => type.startsWith(`${owner}.`));
    const all = own.map((type) => section(type, document)).join('');
    return `<h2>${text(owner)} tells</h2>${all}`;
  });
  const payloads = new Set(
    types.map((type) => {
      const [, own] = document.components.messages[type].payload.allOf;
      return lastOf(own.properties.data.$ref);
    }),
  );
  const parts = Object.entries(document.components.schemas)
    .filter(([name]) => !payloads.has(name))
    .map(
      ([name, schema]) =>
        `<details id="part-${text(name)}"><summary><b>${text(name)}</b>` +
        `<span>${prose(schema.description ?? typeText(schema))}</span></summary>${fields(schema)}</details>`,
    );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Haat events</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>
<body><header><nav aria-label="API reference"><a href="/api/docs">Requests</a>
<a href="/api/docs/events" aria-current="page">Events</a><a href="/api/docs/asyncapi.json">AsyncAPI</a></nav>
<h1>Haat events</h1><p>${prose(document.info.description)}</p></header>
<main>${sections.join('')}<h2>Parts</h2>${parts.join('')}</main></body></html>`;
}

export async function eventsPage(file) {
  return page(JSON.parse(await readFile(file, 'utf-8')));
}
