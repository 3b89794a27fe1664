/** What the text states, several suppliers, and the last text again. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lastEnquiry, storeLastEnquiry } from '../src/last-enquiry';
import { emptyReview } from '../src/review-schema';
import {
  confirm,
  field,
  fill,
  phone,
  review,
  sendIt,
  sent,
  renderForm,
  user,
} from './rendered-form';

test('what the text states is filled in, and what somebody changes is sent', async () => {
  await renderForm();
  fill(phone(), '98412345');
  fill(field(/^Requirement/), '500 kg tea to Ilam');
  const dialog = await review();
  const quantity = within(dialog).getByRole('textbox', { name: /^Quantity/ });
  await waitFor(() => expect(quantity).toHaveValue('500'));
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    'Filled in from your text',
  );
  fill(quantity, '600');
  await userEvent.click(await within(dialog).findByRole('option', { name: /Green Tea/ }));
  await userEvent.click(confirm());
  await screen.findByRole('dialog', { name: 'Thank you!' });
  expect(sent[0]).toMatchObject({
    quantity: '600',
    unit_id: 'u-kg',
    unit: 'kg',
    delivery: { district_id: 103 },
  });
});

test('a quantity without a unit is not sent', async () => {
  await renderForm();
  fill(phone(), '98412345');
  const dialog = await review();
  fill(within(dialog).getByRole('textbox', { name: /^Quantity/ }), '40');
  await userEvent.click(await within(dialog).findByRole('option', { name: /Green Tea/ }));
  await userEvent.click(confirm());
  const unit = within(dialog).getByRole('combobox', { name: /^Unit/ });
  await waitFor(() => expect(unit).toHaveAccessibleDescription(/required/));
  expect(sent).toEqual([]);
});

test('a place is typed and chosen by keyboard', async () => {
  await renderForm();
  fill(phone(), '98412345');
  const dialog = await review();
  const place = within(dialog).getByRole('combobox', { name: /^Delivery place/ });
  await userEvent.type(place, 'इलाम');
  await within(dialog).findByRole('option', { name: /Ilam/ });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(place).toHaveValue('Ilam'));
  await userEvent.click(await within(dialog).findByRole('option', { name: /Green Tea/ }));
  await userEvent.click(confirm());
  await screen.findByRole('dialog', { name: 'Thank you!' });
  expect(sent[0]).toMatchObject({ delivery: { district_id: 103 } });
});

test('Escape closes the list of places, not the dialog', async () => {
  await renderForm();
  fill(phone(), '98412345');
  const dialog = await review();
  const place = within(dialog).getByRole('combobox', { name: /^Delivery place/ });
  await userEvent.type(place, 'nowhere');
  await within(dialog).findByText('Nothing matches.');
  await userEvent.keyboard('{Escape}');
  expect(place).toHaveAttribute('aria-expanded', 'false');
  expect(place).toHaveValue('');
  expect(dialog).toBeInTheDocument();
});

test('the last text is offered for the next supplier, with what was filled in', async () => {
  await renderForm(user);
  fill(phone(), '98412345');
  fill(field(/^Requirement/), '500 kg tea to Ilam');
  const first = await review();
  const typed = within(first).getByRole('textbox', { name: /^Quantity/ });
  await waitFor(() => expect(typed).toHaveValue('500'));
  fill(typed, '600');
  await userEvent.click(await within(first).findByRole('option', { name: /Green Tea/ }));
  await userEvent.click(confirm());
  await screen.findByRole('dialog', { name: 'Thank you!' });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  cleanup();
  await renderForm(user, { sellerSlug: 'mai' });
  fill(phone(), '98412345');
  await userEvent.click(screen.getByRole('button', { name: 'Use my last text again' }));
  expect(field(/^Requirement/)).toHaveValue('500 kg tea to Ilam');
  const dialog = await review();
  const quantity = within(dialog).getByRole('textbox', { name: /^Quantity/ });
  await waitFor(() => expect(quantity).toHaveValue('600'));
});

const FILE = { id: 'f1', name: 'grades.pdf' };
const storeWithFile = () =>
  storeLastEnquiry({
    requirements: '500 kg tea to Ilam',
    details: { ...emptyReview(), files: [FILE] },
    filesOf: 'u',
  });

test('the files are attached for the next supplier, too', async () => {
  storeWithFile();
  await renderForm(user, { sellerSlug: 'mai' });
  fill(phone(), '98412345');
  await userEvent.click(screen.getByRole('button', { name: 'Use my last text again' }));
  const dialog = await review();
  expect(await within(dialog).findByText('grades.pdf')).toBeVisible();
  await userEvent.click(await within(dialog).findByRole('option', { name: /Green Tea/ }));
  await userEvent.click(confirm());
  await screen.findByRole('dialog', { name: 'Thank you!' });
  expect(sent[0]).toMatchObject({ attachment_ids: ['f1'] });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(lastEnquiry()).toMatchObject({ details: { files: [FILE] }, filesOf: 'u' });
});

test('another account on this device does not get the files', async () => {
  storeWithFile();
  await renderForm({ ...user, id: 'other' }, { sellerSlug: 'mai' });
  fill(phone(), '98412345');
  await userEvent.click(screen.getByRole('button', { name: 'Use my last text again' }));
  const dialog = await review();
  await userEvent.click(await within(dialog).findByRole('option', { name: /Green Tea/ }));
  await userEvent.click(confirm());
  await screen.findByRole('dialog', { name: 'Thank you!' });
  expect(sent[0]).not.toHaveProperty('attachment_ids');
});

test('what somebody has changed stays when the text changes', async () => {
  await renderForm(user);
  fill(phone(), '98412345');
  fill(field(/^Requirement/), '500 kg tea to Ilam');
  const first = await review();
  const typed = within(first).getByRole('textbox', { name: /^Quantity/ });
  await waitFor(() => expect(typed).toHaveValue('500'));
  fill(typed, '600');
  await userEvent.click(within(first).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  fill(field(/^Requirement/), '700 kg tea');
  const dialog = await review();
  const place = within(dialog).getByRole('combobox', { name: /^Delivery place/ });
  await waitFor(() => expect(place).toHaveValue(''));
  expect(within(dialog).getByRole('textbox', { name: /^Quantity/ })).toHaveValue('600');
});

test('one enquiry goes to several suppliers, and each has its result', async () => {
  const others = [
    { sellerSlug: 'mai', companyName: 'mai Ltd', productId: 'p2' },
    { sellerSlug: 'kanchan', companyName: 'kanchan Ltd' },
  ];
  await renderForm(user, { companyName: 'tea Ltd', others });
  expect(screen.getByText(/^To 3 suppliers/)).toBeVisible();
  fill(phone(), '98412345');
  fill(field(/^Requirement/), '40 kg of tea');
  await sendIt();
  const thanks = await screen.findByRole('dialog', { name: 'Thank you!' });
  expect(sent[0]).toMatchObject({
    recipients: [
      { seller_slug: 'tea' },
      { seller_slug: 'mai', product_id: 'p2' },
      { seller_slug: 'kanchan' },
    ],
  });
  const rows = within(thanks).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'tea LtdSent',
    'mai LtdSent',
    expect.stringMatching(/^kanchan Ltd.*message this supplier/),
  ]);
});

test('with the thanks the same goes to two more suppliers', async () => {
  await renderForm(user);
  fill(phone(), '98412345');
  fill(field(/^Requirement/), '40 kg of tea');
  await sendIt();
  const thanks = await screen.findByRole('dialog', { name: 'Thank you!' });
  await userEvent.click(
    await within(thanks).findByRole('button', { name: 'Send to these 2 too' }),
  );
  await waitFor(() =>
    expect(sent[1]).toMatchObject({
      requirements: '40 kg of tea',
      recipients: [{ seller_slug: 'mai' }, { seller_slug: 'fikkal' }],
    }),
  );
  expect(sent[1]).not.toHaveProperty('product_id');
  expect(await within(thanks).findAllByRole('listitem')).toHaveLength(3);
});
