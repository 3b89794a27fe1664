import type { RequirementOut } from '@haat/api/requirements';
import { afterEach, expect, test } from 'vitest';
import {
  EMPTY_DRAFT,
  EMPTY_ITEM,
  isBegun,
  splitQuantity,
  withAddress,
} from '../src/features/requirement/draft';
import {
  EMPTY_STORED_DRAFT,
  storeDraft,
  loadDraft,
  startOf,
} from '../src/features/requirement/draft-storage';
import { problemsOf, reachOf } from '../src/features/requirement/requirement-schema';
import { fieldOf, firstStepOf, stepOf } from '../src/features/requirement/steps';
import { suggestedCategories } from '../src/features/requirement/suggested-categories';
import { draftFormOf, draftOf, formOf } from '../src/features/requirement/draft-mapper';

const TODAY = '2026-11-22';
const complete = {
  ...EMPTY_DRAFT,
  title: 'OPC cement, 53 grade',
  category_id: 'c1',
  description: 'Fresh bags, delivered to the site.',
  items: [{ ...EMPTY_ITEM, quantity: '१,२००', unit: 'bags' }],
  name: 'Maya Rai',
  phone_number: '98412 34567',
};
afterEach(() => localStorage.clear());

test.each([
  ['400 bags', '400', 'bags'],
  ['1,200 kg', '1200', 'kg'],
  ['४०० बोरा', '४००', 'बोरा'],
  ['some', '', 'some'],
])('%s is a number and a unit', (text, quantity, unit) => {
  expect(splitQuantity(text)).toEqual({ quantity, unit });
});

test('a whole draft passes all four steps; a lacking one stops at its step', () => {
  expect(reachOf(complete)).toBe(4);
  expect(reachOf({ ...complete, items: [EMPTY_ITEM] })).toBe(1);
  expect(reachOf({ ...complete, needed_by: '2020-11-21' })).toBe(2);
  expect(reachOf({ ...complete, phone_number: '98' })).toBe(3);
});

test('what a step lacks is named by the codes of the services', () => {
  const items = [
    { ...EMPTY_ITEM, target_price: '12,50' },
    { ...EMPTY_ITEM, name: 'Sand', quantity: '0', unit: 'truck' },
  ];
  expect(problemsOf({ ...EMPTY_DRAFT, description: 'Short' }, 0)).toEqual({
    title: 'required',
    category_id: 'required',
    description: 'too_short:20',
  });
  expect(problemsOf({ ...complete, items }, 1)).toEqual({
    'items.0.name': 'required',
    'items.0.quantity': 'required',
    'items.0.unit_id': 'required',
    'items.0.target_price': 'not_number',
    'items.1.quantity': 'not_above:0',
  });
});

test('an error of the server leads to its step and field', () => {
  expect(firstStepOf(['delivery.district_id', 'items.3.spec'])).toBe(1);
  expect(stepOf('seller_ids')).toBe(3);
  expect(stepOf('version')).toBe(-1);
  expect(fieldOf('delivery.district_id')).toBe('district_id');
  expect(fieldOf('items.3.spec')).toBe('items.3.spec');
  expect(fieldOf('attachment_ids')).toBe('files');
});

test('what is typed in Nepali digits is sent in the wire’s, the only item by the title', () => {
  const form = formOf(complete);
  expect(form.items).toMatchObject([{ name: complete.title, quantity: '1200' }]);
  expect(form.contact).toMatchObject({ phone_number: '9841234567' });
});

test('an incomplete row and a past day stay in the draft', () => {
  const items = [...complete.items, { ...EMPTY_ITEM, name: 'Sand' }];
  const form = draftFormOf({ ...complete, items, needed_by: '2026-11-01' }, TODAY);
  expect(form.items).toHaveLength(1);
  expect(form.needed_by).toBeNull();
});

test('a draft of the server fills the form unchanged', () => {
  const files = [{ id: 'f1', name: '' }];
  const items = [{ ...EMPTY_ITEM, name: 'Bag', quantity: '40.5' }];
  const existing = { ...complete, items, files };
  const { category_id, ...form } = formOf(existing);
  const saved = { ...form, category: { id: category_id }, seller_ids: [] };
  const back = draftOf(saved as unknown as RequirementOut);
  expect(back).toEqual({ ...existing, phone_number: '9841234567' });
});

test('files are part of the first step', () => {
  expect(firstStepOf(['attachment_ids'])).toBe(0);
});

test('a reload brings the draft back, and the address only once', () => {
  const params = new URLSearchParams({ need: 'Tea', quantity: '40 kg' });
  const first = startOf(loadDraft(), params);
  expect(first.draft).toMatchObject({ title: 'Tea' });
  expect(first.draft.items).toMatchObject([{ quantity: '40', unit: 'kg' }]);
  const typed = { ...first, at: 2, draft: { ...first.draft, title: 'Green tea' } };
  storeDraft(typed);
  expect(startOf(loadDraft(), params)).toEqual(typed);
});

test('a new title starts a new draft when the first is on the server', () => {
  const before = { ...EMPTY_STORED_DRAFT, draft: complete, id: 'r1', version: 3 };
  const begun = startOf(before, new URLSearchParams({ need: 'Tea' }));
  expect(begun).toMatchObject({ id: null, draft: { title: 'Tea', description: '' } });
  const guest = startOf({ ...before, id: null }, new URLSearchParams({ need: 'Tea' }));
  expect(guest.draft).toMatchObject({ title: 'Tea', description: complete.description });
});

test('a draft of an older version is read', () => {
  localStorage.setItem('haat.requirement', JSON.stringify({ title: 'Old', unit: 'kg' }));
  expect(loadDraft()).toBeNull();
  localStorage.setItem('haat.requirement', '{');
  expect(loadDraft()).toBeNull();
  localStorage.setItem('haat.requirement', '{"draft":{"title":"Tea"}}');
  expect(loadDraft()?.draft).toEqual({ ...EMPTY_DRAFT, title: 'Tea' });
});

test('who one is does not begin a draft, what is needed does', () => {
  expect(isBegun({ ...EMPTY_DRAFT, name: 'Maya', phone_number: '98' })).toBe(false);
  expect(isBegun(withAddress(EMPTY_DRAFT, new URLSearchParams('category=c1')))).toBe(
    true,
  );
});

test('the title suggests categories by common terms, in both scripts', () => {
  const all = [
    { id: '1', name: 'OPC cement', name_ne: 'ओपीसी सिमेन्ट' },
    { id: '2', name: 'Green tea', name_ne: 'हरियो चिया' },
    { id: '3', name: 'PPC cement', name_ne: 'पीपीसी सिमेन्ट' },
  ];
  const ids = (title: string) => suggestedCategories(all, title).map(({ id }) => id);
  expect(ids('OPC cement, 53 grade')).toEqual(['1', '3']);
  expect(ids('हरियो चिया ५० के.जी.')).toEqual(['2']);
  expect(ids('xy')).toEqual([]);
});
