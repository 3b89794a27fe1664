import { expect, test } from 'vitest';
import { loadDraft, saveDraft } from '../src/draft';

test('two tabs do not take each other’s draft', () => {
  saveDraft('order', { text: 'mine' });
  // Another tab has its own session storage.
  localStorage.setItem('haat.company.order', JSON.stringify({ text: 'theirs' }));
  expect(loadDraft('order')).toEqual({ text: 'mine' });
  sessionStorage.clear();
  expect(loadDraft('order')).toEqual({ text: 'theirs' });
});

test('an empty draft is deleted, and invalid JSON is ignored', () => {
  saveDraft('order', { text: 'mine' });
  saveDraft('order', {});
  expect(loadDraft('order')).toEqual({});
  localStorage.setItem('haat.company.order', '{');
  expect(loadDraft('order')).toEqual({});
});
