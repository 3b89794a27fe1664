/** The wizard of a requirement: what stops a step, what stays on the device, what the server refuses. */
import { Toaster } from '@haat/platform';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EMPTY_DRAFT, EMPTY_ITEM } from '../src/features/requirement/draft';
import {
  EMPTY_STORED_DRAFT,
  loadDraft,
  type StoredDraft,
} from '../src/features/requirement/draft-storage';
import { NewWizard } from '../src/features/requirement/components/new-wizard';
import { Wizard } from '../src/features/requirement/components/wizard';
import { SELLER, renderPart } from './stage';

const server = setupServer(
  http.get('*/api/webui/allcategories', () =>
    HttpResponse.json({
      data: [{ id: 'c1', name: 'Cement', name_ne: '', slug: 'cement' }],
    }),
  ),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
);
// jsdom has no layout to scroll, and no pointers.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
beforeAll(() => server.listen());
beforeEach(() => localStorage.clear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const COMPLETE = {
  ...EMPTY_DRAFT,
  title: 'OPC cement, 53 grade',
  category_id: 'c1',
  description: 'Fresh bags, delivered to the site.',
  items: [{ ...EMPTY_ITEM, quantity: '४००', unit: 'bags' }],
  name: 'Maya Rai',
  phone_number: '9841234567',
};
const at = (step: number, draft = COMPLETE): StoredDraft => ({
  ...EMPTY_STORED_DRAFT,
  at: step,
  draft,
});
const field = (label: RegExp) => screen.getByLabelText(label);
const go = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const heading = (name: string) => screen.findByRole('heading', { name });

test('a step that lacks something marks it, and has the focus on the first', async () => {
  renderPart(<Wizard start={EMPTY_STORED_DRAFT} />);
  await go();
  await waitFor(() => expect(field(/^What do you need/)).toHaveFocus());
  expect(field(/^Details/)).toBeInvalid();
  expect(await screen.findAllByText('This field is required.')).toHaveLength(3);
});

test('the next step is unmarked while one types in it', async () => {
  renderPart(<Wizard start={at(0, { ...COMPLETE, items: [EMPTY_ITEM] })} />);
  await go();
  const focused = await heading('How much');
  await waitFor(() => expect(focused).toHaveFocus());
  const quantity = await screen.findByLabelText(/^Quantity/);
  await userEvent.type(quantity, '0');
  expect(quantity).toBeValid();
  await go();
  await waitFor(() => expect(quantity).toHaveFocus());
  expect(quantity).toBeInvalid();
  expect(await screen.findByText('This must be more than 0.')).toBeVisible();
});

test('typed text is stored on the device immediately', () => {
  renderPart(<Wizard start={at(0)} />);
  fireEvent.change(field(/^Details/), { target: { value: 'Old bags.' } });
  expect(loadDraft()).toMatchObject({
    isDirty: true,
    draft: { ...COMPLETE, description: 'Old bags.' },
  });
});

test('a removed row is restored with its text, from another step too', async () => {
  const items = ['Cement', 'Sand'].map((name) => ({
    ...EMPTY_ITEM,
    name,
    quantity: '1',
    unit: 'bag',
  }));
  renderPart(
    <>
      <Wizard start={at(1, { ...COMPLETE, items })} />
      <Toaster />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove item 1' }));
  expect(screen.getByLabelText(/^Item 1/)).toHaveValue('Sand');
  expect(loadDraft()?.draft.items).toHaveLength(1);
  await go();
  await heading('When and where');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(loadDraft()?.draft.items).toEqual(items);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText(/^Item 1/)).toHaveValue('Cement');
  expect(screen.getByLabelText(/^Item 2/)).toHaveValue('Sand');
});

test('what the server refuses is marked on its step, until it changes', async () => {
  const reasons = {
    'contact.phone_number': { code: 'phone_not_valid', params: {} },
    'items.0.spec': { code: 'too_long', params: { n: '190' } },
  };
  const errors = { 'contact.phone_number': ['No.'], 'items.0.spec': ['No.'] };
  server.use(
    http.post('*/api/requirements', () =>
      HttpResponse.json({ message: 'No.', errors, reasons }, { status: 422 }),
    ),
  );
  renderPart(<Wizard start={at(3)} />, { as: SELLER });
  await screen.findByLabelText(/^Phone Number/);
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  const summary = await screen.findByRole('dialog');
  await userEvent.click(
    await within(summary).findByRole('button', { name: 'Post requirement' }),
  );
  await heading('How much');
  const spec = await screen.findByLabelText(/^Quality/);
  await waitFor(() =>
    expect(spec).toHaveAccessibleDescription('Use at most 190 characters.'),
  );
  await userEvent.type(spec, 'x');
  expect(spec).toBeValid();
  expect(loadDraft()?.draft).toMatchObject({ title: COMPLETE.title });
});

test('a draft that is being written here is not offered as another one', async () => {
  const own = { id: 'r1', version: 1, title: 'OPC cement', status: 'draft' };
  const lists: unknown[][] = [];
  let saved: unknown[] = [];
  server.use(
    http.get('*/api/requirements', () => {
      lists.push(saved);
      return HttpResponse.json({ data: saved, links: {}, meta: {} });
    }),
    http.post('*/api/requirements', () => {
      saved = [own];
      return HttpResponse.json({ data: own }, { status: 201 });
    }),
  );
  const nothing = () => undefined;
  renderPart(<NewWizard params={new URLSearchParams()} typed={{}} onTaken={nothing} />, {
    as: SELLER,
  });
  await waitFor(() => expect(lists).toHaveLength(1));

  fireEvent.change(field(/^What do you need/), { target: { value: own.title } });

  await waitFor(() => expect(lists.at(-1)).toEqual([own]), { timeout: 8000 });
  await waitFor(() => expect(loadDraft()?.id).toBe('r1'));
  expect(screen.queryByText(/You have a draft/)).toBeNull();
}, 15_000);
