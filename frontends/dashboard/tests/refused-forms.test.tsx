/** Forms of the dashboard against a server that refuses: marks at the field, nothing lost. */
import type { Statutory } from '@haat/api/statutory';
import { loadOverlays } from '@haat/platform';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnProfile } from '@haat/api/own-company';
import type { Enquiry } from '../src/api/enquiries';
import { AttributeEditor } from '../src/features/categories/components/attribute-editor';
import { NamesForm } from '../src/features/categories/components/names-form';
import { ClosureSection } from '../src/features/company/components/closures/closure-section';
import { OfferDialog } from '../src/features/inbox/components/offer-dialog';
import { PasswordSection } from '../src/features/settings/components/password-section';
import { StatutoryForm } from '../src/features/statutory/components/statutory-form';
import { renderPart, serveApi } from './support/stage';

const sent: unknown[] = [];
let errors: Record<string, string[]> = {};
serveApi(
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
  http.all('*/api/*', async ({ request }) => {
    sent.push(await request.json());
    const body = { message: 'Refused.', code: 'validation_failed', errors };
    return HttpResponse.json(body, { status: 422 });
  }),
);
beforeEach(() => void sent.splice(0));

const field = (label: RegExp) => screen.getByLabelText(label);
const nth = (label: RegExp | string, at: number) => {
  const found = screen.getAllByLabelText(label)[at];
  if (!found) throw new Error(`no field ${at}: ${String(label)}`);
  return found;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a refused password has an error and can be corrected', async () => {
  errors = { current_password: ['Wrong.'] };
  renderPart(<PasswordSection />);
  expect(screen.getByRole('button', { name: 'Change password' })).toBeDisabled();
  await userEvent.type(field(/^Current password/), ' old ');
  await userEvent.type(field(/^New password \*|^New password$/), 'new');
  await userEvent.type(field(/^New password again/), 'new');
  await press('Change password');
  expect(await screen.findByText('Wrong.')).toBeVisible();
  expect(field(/^Current password/)).toHaveFocus();
  expect(field(/^Current password/)).toHaveValue(' old ');
  expect(sent).toEqual([
    { current_password: ' old ', password: 'new', password_confirmation: 'new' },
  ]);
  await userEvent.type(field(/^Current password/), 'x');
  expect(screen.queryByText('Wrong.')).toBeNull();
});

test('names of a category are sent without the spaces around them', async () => {
  const submit = vi.fn();
  renderPart(
    <NamesForm error={undefined} isBusy={false} action="Create" onSubmit={submit} />,
  );
  await userEvent.type(field(/^Name in English/), ' Tea ');
  await userEvent.type(field(/^Name in Nepali/), 'चिया');
  await press('Create');
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0]?.[0]).toEqual({ name: 'Tea', name_ne: 'चिया', icon: null });
});

test('a refused name is marked', () => {
  const error = { status: 422, data: { errors: { name_ne: ['Taken.'] } } };
  const saved = { name: 'Tea', name_ne: 'चिया', icon: null };
  renderPart(
    <NamesForm
      initial={saved}
      error={error}
      isBusy={false}
      action="Save"
      onSubmit={vi.fn()}
    />,
  );
  expect(field(/^Name in Nepali/)).toBeInvalid();
  expect(field(/^Name in English/)).toHaveValue('Tea');
});

test('a refused closure does not reset its days', async () => {
  errors = { closed_to: ['Too long.'] };
  renderPart(<ClosureSection company={{} as OwnProfile} />);
  await userEvent.type(field(/^First day closed/), '2027-01-02');
  await userEvent.type(field(/^Last day closed/), '2027-12-31');
  await press('Add closure');
  expect(await screen.findByText('Too long.')).toBeVisible();
  expect(field(/^Last day closed/)).toHaveValue('31 Dec 2027');
});

test('fields of a category are reordered and sent in their order; a refused one is marked', async () => {
  errors = { 'attributes.0.name': ['Taken.'] };
  renderPart(<AttributeEditor categoryId="c" name="Tea" attributes={[]} />);
  const add = async (at: number, name: string) => {
    await press('Add a field');
    await userEvent.type(nth(/^Name in English/, at), name);
    await userEvent.type(nth(/^Name in Nepali/, at), 'क');
  };
  await add(0, 'Grade');
  await add(1, 'Thread count');
  await userEvent.selectOptions(nth('Type', 1), 'number');
  await userEvent.type(field(/^Unit/), 'tpi');
  await press('Move Thread count up');
  await press('Save the fields');
  expect(await screen.findByText('Taken.')).toBeVisible();
  expect(nth(/^Name in English/, 0)).toHaveValue('Thread count');
  expect(sent[0]).toMatchObject({
    attributes: [
      { key: 'thread_count', name: 'Thread count', type: 'number', unit: 'tpi' },
      { key: 'grade', name: 'Grade', unit: null, is_facet: false },
    ],
  });
});

const PAPER = {
  id: 'p1',
  name: 'pan.pdf',
  kind: 'pan' as const,
  mime: 'application/pdf',
  size_bytes: 1,
  status: 'pending' as const,
  note: null,
};

test('documents are sent by id; a refused form has errors and is stored as a draft', async () => {
  errors = { registered_name: ['Required.'] };
  const saved = { status: 'not_submitted', documents: [PAPER] } as unknown as Statutory;
  renderPart(<StatutoryForm saved={saved} />);
  await userEvent.type(field(/^PAN/), '१२३');
  await userEvent.click(field(/registered for VAT/));
  await press('Submit for review');
  expect(await screen.findByText('Required.')).toBeVisible();
  expect(sent[0]).toMatchObject({
    pan_number: '१२३',
    vat_registered: true,
    document_ids: ['p1'],
    document_kinds: { p1: 'pan' },
  });
  cleanup();
  renderPart(<StatutoryForm saved={saved} />);
  await waitFor(() => expect(field(/^PAN/)).toHaveValue('१२३'));
});

test('an offer names missing fields and adds up the others', async () => {
  const enquiry = { id: 'e', name: 'Sita', allowed_statuses: [], quantity: '2' };
  // The dialog suspends: only an awaited act renders it.
  await act(async () => {
    renderPart(<OfferDialog enquiry={enquiry as unknown as Enquiry} onClose={vi.fn()} />);
    await loadOverlays();
  });
  await userEvent.type(await screen.findByLabelText(/^Unit price/), '12,50');
  await press('Send the quote');
  expect(await screen.findByText('Enter what you’re offering')).toBeVisible();
  expect(field(/^Product or service/)).toHaveFocus();
  expect(screen.getByText('Enter this number as 12.50.')).toBeVisible();
  await userEvent.clear(field(/^Unit price/));
  await userEvent.type(field(/^Unit price/), '1,250');
  await userEvent.type(field(/^Product or service/), 'Tea');
  expect(screen.getAllByText(/NPR 2,500/)).not.toHaveLength(0);
  expect(sent).toEqual([]);
});
