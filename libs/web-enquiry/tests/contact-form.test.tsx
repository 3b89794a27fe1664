/** The contact-seller form from the first letter to the thanks (spec 4, 5, 9). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  confirm,
  field,
  fill,
  phone,
  review,
  sendIt,
  sent,
  server,
  renderForm,
  submit,
  user,
} from './rendered-form';

test('Submit works from eight characters of a phone number on, of at most fourteen', async () => {
  await renderForm();
  expect(phone()).toHaveAttribute('maxlength', '14');
  fill(phone(), '9841234');
  expect(submit()).toBeDisabled();
  fill(phone(), '98412345');
  expect(submit()).toBeEnabled();
});

test('name, phone and email are labelled required', async () => {
  await renderForm();
  for (const name of [/^Name/, /^Phone Number/, /^Email address/]) {
    expect(field(name)).toBeRequired();
  }
  expect(field(/^Requirement/)).not.toBeRequired();
});

test('who is signed in finds name and email filled in', async () => {
  await renderForm(user);
  expect(field(/^Name/)).toHaveValue('Sita Gurung');
  expect(field(/^Email address/)).toHaveValue('sita@example.com');
});

test('the review names the product, and asks for an email shorter than eight characters', async () => {
  await renderForm();
  fill(phone(), '98412345');
  fill(field(/^Email address/), 'a@b.cde');
  const short = await review();
  expect(short).toHaveTextContent('Silver needle');
  const asked = within(short).getByRole('textbox', { name: /^Email address/ });
  expect(within(short).queryByRole('textbox', { name: /^Phone/ })).toBeNull();
  await userEvent.type(asked, 'f.com');
  expect(asked).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const long = await review();
  expect(within(long).queryByRole('textbox', { name: /^Email/ })).toBeNull();
});

test('the review names a quantity below the minimum order, and sends it', async () => {
  await renderForm(user, { quantity: 5, minimum: 100, unit: 'bag' });
  fill(phone(), '9841234567');
  const dialog = await review();
  expect(within(dialog).getByRole('note')).toHaveTextContent(/minimum order of 100 bag/);
  await userEvent.click(await within(dialog).findByRole('option', { name: /Green Tea/ }));
  await userEvent.click(confirm());
  await waitFor(() => expect(sent).toMatchObject([{ quantity: '5', unit: 'bag' }]));
});

test('a quantity of the minimum order needs no note', async () => {
  await renderForm(user, { quantity: 100, minimum: 100, unit: 'bag' });
  fill(phone(), '9841234567');
  expect(within(await review()).queryByRole('note')).not.toBeInTheDocument();
});

test('nothing is sent without a category', async () => {
  await renderForm();
  fill(phone(), '98412345');
  await review();
  expect(confirm()).toBeDisabled();
});

test('the thanks clear name, email and requirements, not the phone', async () => {
  await renderForm(user);
  fill(phone(), '98412345');
  fill(field(/^Requirement/), '40 kg of tea');
  await sendIt();
  await screen.findByRole('dialog', { name: 'Thank you!' });
  expect(sent[0]).toMatchObject({
    name: 'Sita Gurung',
    phone_number: '98412345',
    email: 'sita@example.com',
    requirements: '40 kg of tea',
    category_id: 'tea',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  for (const name of [/^Name/, /^Email address/, /^Requirement/]) {
    expect(field(name)).toHaveValue('');
  }
  expect(phone()).toHaveValue('98412345');
});

test('what the server refuses is said under its field', async () => {
  const errors = {
    name: ['Name missing.', 'Second.'],
    phone_number: ['Phone wrong.'],
    email: ['Email wrong.'],
    requirements: ['Say more.'],
  };
  server.use(
    http.post('*/contactseller', () =>
      HttpResponse.json({ message: 'Invalid.', errors }, { status: 422 }),
    ),
  );
  await renderForm(user);
  fill(phone(), '98412345');
  await sendIt();
  await waitFor(() =>
    expect(field(/^Name/)).toHaveAccessibleDescription('Name missing.'),
  );
  expect(phone()).toHaveAccessibleDescription('Phone wrong.');
  expect(field(/^Email address/)).toHaveAccessibleDescription('Email wrong.');
  expect(field(/^Requirement/)).toHaveAccessibleDescription('Say more.');
});
