/** A form in the server's HTML: what was typed before our code came is the form's. */
import { PlatformProvider, makeStore } from '@haat/platform';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  Form,
  FormCheckbox,
  FormTextField,
  requiredText,
  useForm,
  useIsAccepted,
  usePrefill,
} from '../src';

const schema = z.object({
  name: requiredText(),
  email: z.string(),
  note: z.string(),
  is_urgent: z.boolean(),
});
type Typed = z.infer<typeof schema>;
const EMPTY: Typed = { name: '', email: '', note: '', is_urgent: false };
type Props = { send?: (typed: Typed) => void; draft?: Typed; account?: Partial<Typed> };

function Letter({ send = () => undefined, draft, account }: Props) {
  const form = useForm({ schema, saved: EMPTY, draft });
  usePrefill(form, account ? 'a' : undefined, account ?? {});
  return (
    <Form form={form} onSend={send}>
      <FormTextField name="name" label="Name" />
      <FormTextField name="email" label="Email" />
      <FormTextField name="note" label="Note" />
      <FormCheckbox name="is_urgent" label="Urgent" />
      <button type="submit" disabled={!useIsAccepted(form, schema)}>
        Send
      </button>
    </Form>
  );
}

/** What React has scheduled must not run when the window is gone. */
let root: Root | undefined;
afterEach(() => {
  act(() => {
    root?.unmount();
  });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function hydrate(props: Props, type: () => void = () => undefined) {
  const part = (
    <PlatformProvider store={makeStore()}>
      <Letter {...props} />
    </PlatformProvider>
  );
  document.body.innerHTML = `<div id="root">${renderToString(part)}</div>`;
  type();
  const container = document.getElementById('root');
  if (!container) return;
  root = await act(() => hydrateRoot(container, part));
}

const typeEarly = () => {
  field('Name').value = 'Sita';
  field('Urgent').checked = true;
};

test('what was typed into the server’s HTML is sent', async () => {
  const send = vi.fn<(typed: Typed) => void>();
  await hydrate({ send }, typeEarly);
  expect(field('Name')).toHaveValue('Sita');
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).toEqual({ ...EMPTY, name: 'Sita', is_urgent: true });
});

test('it is newer than a draft and than what the account has', async () => {
  const account = { name: 'Hari', email: 'hari@example.com' };
  const draft = { ...EMPTY, name: 'Gita', note: 'Soon' };
  await hydrate({ draft, account }, typeEarly);
  expect(field('Name')).toHaveValue('Sita');
  expect(field('Email')).toHaveValue('hari@example.com');
  expect(field('Note')).toHaveValue('Soon');
});

test('a button waits for what the schema accepts', async () => {
  await hydrate({});
  expect(screen.getByRole('button')).toBeDisabled();
  fireEvent.change(field('Name'), { target: { value: 'Sita' } });
  await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
});
