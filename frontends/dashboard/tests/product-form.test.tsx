/** The product's form: refusals at their fields, two who change one product, nothing lost. */
import type { ListingChange } from '@haat/api/own-products';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ProductForm } from '../src/features/products/components/form/product-form';
import { listing } from './support/listing';
import { renderPart, serveApi } from './support/stage';

const sent: ListingChange[] = [];
const server = serveApi(
  http.get('*/api/products', () =>
    HttpResponse.json({ data: [], links: {}, meta: { total: 0 } }),
  ),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
);
/** The answer to each save, in their order. */
const answer = (...answers: (() => Response | Promise<Response>)[]) =>
  server.use(
    http.put('*/api/products/p1', async ({ request }) => {
      sent.push((await request.json()) as ListingChange);
      return (answers[sent.length - 1] ?? answers.at(-1) ?? Response.error)();
    }),
  );
const saved = (change: object) => () =>
  HttpResponse.json({ data: { ...listing, ...change } });
const changedElsewhere = (change: object) => () =>
  HttpResponse.json(
    {
      message: 'Changed.',
      code: 'changed_elsewhere',
      data: { current: { ...listing, version: 4, ...change } },
    },
    { status: 409 },
  );
const refused = (errors: Record<string, string[]>) => () =>
  HttpResponse.json({ message: 'No.', code: 'invalid', errors }, { status: 422 });

beforeEach(() => void sent.splice(0));

const show = (product: typeof listing | null = listing) =>
  renderPart(product ? <ProductForm product={product} /> : <ProductForm />, {
    at: '/seller/manageproducts/edit/p1',
  });
const field = (label: RegExp) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retype = async (label: RegExp, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};

test('all that is missing is named, and the first field has the focus', async () => {
  show(null);
  await press('Publish');
  await waitFor(() => expect(field(/^Name \*$/)).toHaveFocus());
  expect(field(/^Price, NPR/)).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Choose a category' })).toBeInvalid();
  await userEvent.type(field(/^Name \*$/), 'Tea');
  expect(field(/^Name \*$/)).toBeValid();
});

test('a server error is at its line, and the form is unchanged', async () => {
  answer(
    refused({
      'price_tiers.0.price': ['Too dear.'],
      'specs.Grade': ['Unknown grade.'],
      'image_ids.0': ['Gone.'],
    }),
  );
  show();
  await press('Add a tier');
  await press('Remove tier 1');
  await userEvent.type(field(/^Min. quantity/), '१००');
  await userEvent.type(field(/^Price each/), '1,300.5');
  await press('Save');
  expect(await screen.findByText('Too dear.')).toBeVisible();
  expect(screen.getByText('Unknown grade.')).toBeVisible();
  expect(screen.getByText('Gone.')).toBeVisible();
  expect(field(/^Price each/)).toHaveFocus();
  expect(field(/^Price each/)).toHaveValue('1,300.5');
  expect(sent[0]).toMatchObject({
    version: 3,
    price_tiers: [{ min_qty: 100, price: '1300.5' }],
  });
  await userEvent.type(field(/^Specification$/), 's');
  expect(screen.queryByText('Unknown grade.')).toBeNull();
  expect(screen.getByText('Too dear.')).toBeVisible();
});

test('money is refused, not rounded', async () => {
  show();
  await retype(/^Price, NPR/, '12.345');
  await press('Save');
  expect(await screen.findByText('Use at most 2 decimal places.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('somebody else’s work on other fields is joined, and both are saved', async () => {
  answer(changedElsewhere({ moq: 40 }), saved({ version: 5, moq: 40, price: '1200.00' }));
  show();
  await retype(/^Price, NPR/, '1200');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, moq: 40, price: '1200' });
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  expect(field(/^Minimum order/)).toHaveValue('40');
});

test('of a field that both changed one is chosen', async () => {
  answer(
    changedElsewhere({ price: '900.00', moq: 40 }),
    saved({ version: 5, price: '1200.00', moq: 40 }),
  );
  show();
  await retype(/^Price, NPR/, '1200');
  await press('Save');
  const panel = within(await screen.findByRole('alert'));
  expect(panel.getByText('Saved now: 900')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.click(
    panel.getByRole('button', { name: 'Price, NPR: keep my version' }),
  );
  await waitFor(() => expect(field(/^Minimum order/)).toHaveValue('40'));
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, moq: 40, price: '1200' });
});

test('what is typed while it is saved is not saved yet', async () => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  answer(() => held.then(saved({ version: 4, name: 'Spring tea' })));
  show();
  await retype(/^Name \*$/, 'Spring tea');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  await retype(/^Minimum order/, '7');
  go();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).not.toBeDisabled(),
  );
  expect(field(/^Minimum order/)).toHaveValue('7');
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

test('what was typed is there again after a reload, until it is thrown away', async () => {
  show();
  await retype(/^Name \*$/, 'Spring tea');
  await press('Add a tier');
  cleanup();
  show();
  await waitFor(() => expect(field(/^Name \*$/)).toHaveValue('Spring tea'));
  expect(screen.getAllByLabelText(/^Min. quantity/)).toHaveLength(2);
  await press('Discard draft');
  expect(field(/^Name \*$/)).toHaveValue('Ilam tea');
  expect(screen.getAllByLabelText(/^Min. quantity/)).toHaveLength(1);
  expect(Object.keys(localStorage)).toEqual([]);
});
