import { describe, expect, test } from 'vitest';
import {
  emptyDraft,
  formOf,
  isComplete,
  keyOf,
  optionsIn,
  textOf,
} from '../src/features/categories/attributes';
import { parseTerms } from '../src/features/synonyms/parse-terms';

describe('a field of a category', () => {
  test('has a key that addresses can carry', () => {
    expect(keyOf('Thread count (cm²)')).toBe('thread_count_cm');
  });

  test('does not change the value of a choice in use', () => {
    const known = [{ value: 'ctn', label: 'Cotton', label_ne: 'कपास' }];
    expect(optionsIn('Cotton = सुती\nWool = ऊन\n', known)).toEqual([
      { value: 'ctn', label: 'Cotton', label_ne: 'सुती' },
      { value: 'wool', label: 'Wool', label_ne: 'ऊन' },
    ]);
    expect(optionsIn(textOf(known), known)).toEqual(known);
  });

  test('sends only what its type has', () => {
    const draft = { ...emptyDraft(), key: 'gsm', name: 'GSM', name_ne: 'जीएसएम' };
    expect(formOf({ ...draft, unit: 'g', type: 'text' })).toMatchObject({
      unit: null,
      options: [],
      is_facet: false,
    });
    expect(formOf({ ...draft, unit: ' g ', type: 'number' }).unit).toBe('g');
  });

  test('a choice needs something to choose', () => {
    const draft = { ...emptyDraft(), key: 'grade', name: 'Grade', name_ne: 'श्रेणी' };
    expect(isComplete({ ...draft, type: 'choice' })).toBe(false);
    expect(isComplete(draft)).toBe(true);
  });
});

test('keywords are separated by commas and lines, without duplicates', () => {
  expect(parseTerms('chiya, चिया\ntea, chiya, ')).toEqual(['chiya', 'चिया', 'tea']);
});
