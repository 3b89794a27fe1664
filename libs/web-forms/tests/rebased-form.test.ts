import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { differing, useRebasedForm } from '../src';

type Tea = { name: string; price: string };
const schema = z.object({ name: z.string(), price: z.string() });
const FIRST: Tea = { name: 'Ilam tea', price: '100' };

/** The form, and a way to say what the server has now. */
function open(initial: { base?: Tea; draft?: Tea } = {}) {
  const hook = renderHook(
    (saved: Tea) => useRebasedForm({ schema, base: FIRST, ...initial, saved }),
    { initialProps: FIRST },
  );
  const form = () => hook.result.current;
  return {
    form,
    type: (name: keyof Tea, text: string) =>
      act(() => form().form.setValue(name, text, { shouldDirty: true })),
    save: (saved: Tea) => hook.rerender(saved),
  };
}

test('a field that nobody typed in follows what is saved, and what is typed stays', () => {
  const { form, type, save } = open();
  type('name', 'Spring tea');
  save({ name: 'Ilam tea', price: '90' });
  expect(form().values).toEqual({ name: 'Spring tea', price: '90' });
  expect(differing(form().base, form().values)).toEqual(['name']);
});

test('a field that both changed keeps its value and the base it was typed upon', () => {
  const { form, type, save } = open();
  type('price', '120');
  save({ name: 'Green tea', price: '90' });
  expect(form().values).toEqual({ name: 'Green tea', price: '120' });
  expect(form().base).toEqual({ name: 'Green tea', price: '100' });
});

test('a draft of an older saved state joins what is saved now', () => {
  const old = { name: 'Old tea', price: '100' };
  const { form } = open({ base: old, draft: { ...old, price: '120' } });
  expect(form().values).toEqual({ name: 'Ilam tea', price: '120' });
  expect(differing(form().base, form().values)).toEqual(['price']);
});

test('what is typed while it is being saved is not lost', () => {
  const { form, type } = open();
  const sent = { ...FIRST, price: '120' };
  type('price', '120');
  type('name', 'Spring tea');
  act(() => form().join(sent, sent));
  expect(form().values).toEqual({ name: 'Spring tea', price: '120' });
  expect(differing(form().base, form().values)).toEqual(['name']);
});

test('what is discarded is replaced by what is saved', () => {
  const { form, type } = open();
  type('price', '120');
  act(() => form().discard(FIRST));
  expect(form().values).toEqual(FIRST);
  expect(form().form.getValues()).toEqual(FIRST);
});
