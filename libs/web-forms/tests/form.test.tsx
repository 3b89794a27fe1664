/** What every form of a front end promises. */
import { registerCatalogs, setLocale } from '@haat/platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { OrderForm } from './order-form';

const loadEnglish = () =>
  Promise.all([
    import('@haat/platform/locales/en/messages'),
    import('@haat/ui/locales/en/messages'),
  ]);
const loadNepali = () =>
  Promise.all([
    import('@haat/platform/locales/ne/messages'),
    import('@haat/ui/locales/ne/messages'),
  ]);
await registerCatalogs({ en: loadEnglish, ne: loadNepali });
afterEach(() => setLocale('en'));

const field = (label: string) => screen.getByLabelText(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const fill = async (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.clear(field(label));
    await userEvent.type(field(label), text);
  }
};
const refused = (errors: Record<string, string[]>) => ({
  status: 422,
  data: { message: 'No.', code: 'validation', errors },
});

test('what is typed is sent as the API wants it', async () => {
  const sent = vi.fn();
  render(<OrderForm send={sent} />);
  await fill({ Name: ' Tea ', 'Price 0': '१,५०,००० ', 'Quantity 0': '1,50,000' });
  await userEvent.selectOptions(field('Kind'), 'b');
  await userEvent.click(field('Urgent'));
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({
    name: 'Tea',
    note: null,
    kind: 'b',
    is_urgent: true,
    items: [{ price: '150000', quantity: 150000 }],
  });
});

test('all missing fields have errors, and the first has the focus', async () => {
  const sent = vi.fn();
  render(<OrderForm send={sent} />);
  await send();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
  expect(field('Price 0')).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(field('Name'), 'Tea');
  expect(screen.getAllByText('This field is required.')).toHaveLength(1);
});

test('a number that cannot be read is refused with what was probably meant', async () => {
  const sent = vi.fn();
  render(<OrderForm send={sent} />);
  await fill({ Name: 'Tea', 'Price 0': '12,50' });
  await send();
  expect(await screen.findByText('Enter this number as 12.50.')).toBeVisible();
  expect(field('Price 0')).toHaveValue('12,50');
  expect(sent).not.toHaveBeenCalled();
});

test('an amount is never rounded', async () => {
  const sent = vi.fn();
  render(<OrderForm send={sent} />);
  await fill({ Name: 'Tea', 'Price 0': '12.345' });
  await send();
  expect(await screen.findByText('Use at most 2 decimal places.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('what the server refuses is marked at its field, and nothing typed is lost', async () => {
  const send422 = () =>
    Promise.reject(
      Object.assign(
        new Error(),
        refused({ 'items.1.price': ['Too cheap.'], title: ['Taken.'] }),
      ),
    );
  render(<OrderForm send={send422} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await fill({ Name: 'Tea', 'Price 0': '10', 'Price 1': '1' });
  await send();
  expect(await screen.findByText('Too cheap.')).toBeVisible();
  expect(screen.getByText('Taken.')).toBeVisible();
  expect(field('Name')).toHaveFocus();
  expect(field('Price 1')).toHaveValue('1');
  await userEvent.type(field('Price 1'), '0');
  expect(screen.queryByText('Too cheap.')).toBeNull();
  expect(screen.getByText('Taken.')).toBeVisible();
});

test('a refused form can be sent again', async () => {
  const refuse = Object.assign(new Error(), refused({ name: ['Taken.'] }));
  const sent = vi.fn().mockRejectedValueOnce(refuse).mockResolvedValueOnce(undefined);
  render(<OrderForm send={sent} />);
  await fill({ Name: 'Tea', 'Price 0': '10' });
  await send();
  await screen.findByText('Taken.');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
});

test('a removed line takes its own text along', async () => {
  render(<OrderForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await fill({ 'Price 0': '10', 'Price 1': '20' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove 0' }));
  expect(field('Price 0')).toHaveValue('20');
  expect(screen.queryByLabelText('Price 1')).toBeNull();
});

test('a draft is there again until it is sent', async () => {
  const { unmount } = render(<OrderForm />);
  expect(screen.getByText('Saved')).toBeVisible();
  await fill({ Name: 'Tea', 'Price 0': '10' });
  expect(screen.getByText('Not saved')).toBeVisible();
  unmount();
  const again = render(<OrderForm />);
  await waitFor(() => expect(field('Name')).toHaveValue('Tea'));
  expect(field('Price 0')).toHaveValue('10');
  expect(screen.getByText('Not saved')).toBeVisible();
  await send();
  expect(await screen.findByText('Saved')).toBeVisible();
  again.unmount();
  render(<OrderForm />);
  expect(field('Name')).toHaveValue('');
});

test('a field typed back to what is saved leaves no draft', async () => {
  render(<OrderForm />);
  await userEvent.type(field('Name'), 'T');
  expect(Object.keys(localStorage)).toHaveLength(1);
  await userEvent.clear(field('Name'));
  expect(Object.keys(localStorage)).toHaveLength(0);
});

test('a refusal is worded in the language of the page', async () => {
  await setLocale('ne');
  render(<OrderForm />);
  await send();
  await waitFor(() => expect(field('Name')).toBeInvalid());
  expect(screen.queryByText(/required|invalid/i)).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});
