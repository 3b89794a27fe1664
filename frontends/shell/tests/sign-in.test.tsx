/** The sign-in form: when its button works, its messages, where it leads (spec 2, 4, 5). */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SignInForm } from '../src/features/session/components/sign-in-form';
import { SELLER, renderPart } from './stage';

const server = setupServer(
  http.get('*/api/authorize/providers', () =>
    HttpResponse.json({ data: { google: false } }),
  ),
  http.get('*/api/*', () => HttpResponse.json({ message: 'No.' }, { status: 404 })),
);
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const button = () => screen.getByRole('button', { name: 'Sign in' });
const terms = () => screen.getByRole('checkbox');

async function fill() {
  await userEvent.type(field('Email address'), 'hari@example.com');
  await userEvent.type(field('Password'), 'Himal-2083-x');
  await userEvent.click(terms());
}

test('the button waits for terms, email and password', async () => {
  renderPart(<SignInForm />);
  expect(button()).toBeDisabled();
  await fill();
  expect(button()).toBeEnabled();
  await userEvent.click(terms());
  expect(button()).toBeDisabled();
  await userEvent.click(terms());
  await userEvent.clear(field('Password'));
  expect(button()).toBeDisabled();
  await userEvent.type(field('Password'), 'x');
  await userEvent.clear(field('Email address'));
  await userEvent.type(field('Email address'), '  ');
  expect(button()).toBeDisabled();
});

test('the button is off while the call runs; the first message of each field shows', async () => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const errors = { email: ['Wrong.', 'Never shown.'], password: ['Too old.'] };
  server.use(
    http.post('*/api/login', async () => {
      await answered;
      return HttpResponse.json({ message: 'Invalid.', errors }, { status: 422 });
    }),
  );
  const done = vi.fn();
  renderPart(<SignInForm onDone={done} />);
  await fill();
  await userEvent.click(button());
  expect(button()).toBeDisabled();
  answer();
  await waitFor(() =>
    expect(field('Email address')).toHaveAccessibleDescription('Wrong.'),
  );
  expect(field('Password')).toHaveAccessibleDescription('Too old.');
  expect(screen.queryByText('Never shown.')).toBeNull();
  await waitFor(() => expect(field('Email address')).toHaveFocus());
  expect(button()).toBeEnabled();
  expect(done).not.toHaveBeenCalled();
});

test('success stores the user, closes the dialog, resets the form and opens home', async () => {
  const data = {
    access_token: 't',
    user: { ...SELLER, roles: ['buyer'] },
    seller_profile: null,
  };
  server.use(http.post('*/api/login', () => HttpResponse.json({ data })));
  const done = vi.fn();
  const { store } = renderPart(<SignInForm onDone={done} />, { at: '/about-us' });
  await fill();
  await userEvent.click(button());
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(store.getState().auth).toMatchObject({ isAuth: true, access_token: 't' });
  expect(done).toHaveBeenCalledOnce();
  expect(field('Email address')).toHaveValue('');
  expect(field('Password')).toHaveValue('');
  expect(terms()).not.toBeChecked();
});

test('links to the password reset and to registration', () => {
  renderPart(<SignInForm />);
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/password/email',
  );
  expect(screen.getByRole('link', { name: 'Create New Account' })).toHaveAttribute(
    'href',
    '/register',
  );
});
