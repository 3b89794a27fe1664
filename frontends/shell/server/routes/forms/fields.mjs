/** The fields of a plain form as HTML. */
import { escape } from '../../ssr/escape.mjs';

export const hidden = ([name, value]) =>
  `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`;

const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? name : `${name}="${escape(value)}"`))
    .join(' ');

const option = (chosen) => (one) =>
  `<option ${attributes({ value: one.value, selected: one.value === chosen })}>${escape(one.text)}</option>`;

function selectMarkup({ options, value }, shared, { lists, translate }, chosen = value) {
  const list =
    typeof options === 'string'
      ? lists[options]
      : options.map((one) => ({ value: one.value, text: translate(one.label) }));
  const none = value === undefined ? '<option value=""></option>' : '';
  return `<select ${shared}>${none}${list.map(option(chosen)).join('')}</select>`;
}

function controlMarkup(field, given, id) {
  const { name, kind, maxLength, isRequired, autoComplete } = field;
  const { values, problems, isFirst } = given;
  const value = values[name];
  const shared = {
    id,
    name,
    maxlength: maxLength,
    required: isRequired,
    autocomplete: autoComplete,
    'aria-invalid': problems[name] ? 'true' : undefined,
    'aria-describedby': problems[name] ? `${id}-problem` : undefined,
    autofocus: isFirst,
  };
  if (kind === 'select') return selectMarkup(field, attributes(shared), given, value);
  if (kind === 'textarea') {
    return `<textarea rows="5" ${attributes(shared)}>\n${escape(value ?? '')}</textarea>`;
  }
  if (kind === 'checkbox') {
    const box = { ...shared, type: kind, value: 'true', checked: value === 'true' };
    return `<input ${attributes(box)}>`;
  }
  // A password is never written into a page.
  const visible = kind === 'password' ? undefined : value;
  return `<input ${attributes({ ...shared, type: kind, value: visible })}>`;
}

/** given: {values, lists, translate, problems, isFirst}. */
export function fieldMarkup(field, given) {
  const { name, kind, label, hint, heading } = field;
  const { values, problems, translate } = given;
  if (kind === 'hidden') return values[name] ? hidden([name, values[name]]) : '';
  if (kind === 'trap') {
    return `<input class="trap" name="${name}" tabindex="-1" autocomplete="off" aria-hidden="true">`;
  }
  const id = `field-${name.replaceAll('.', '-')}`;
  const problem = problems[name];
  const control = controlMarkup(field, given, id);
  const labelled = `<label for="${id}">${escape(translate(label))}</label>`;
  return [
    heading ? `<h2>${escape(translate(heading))}</h2>` : '',
    kind === 'checkbox'
      ? `<div class="field check">${control}${labelled}`
      : `<div class="field">${labelled}${control}`,
    problem
      ? `<p class="problem" id="${id}-problem">${escape(problem)}</p>`
      : hint
        ? `<p class="hint">${escape(translate(hint))}</p>`
        : '',
    '</div>',
  ].join('');
}
