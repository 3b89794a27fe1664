/** A form with every kind of field, as a front end would write it. */
import { PlatformProvider, makeStore } from '@haat/platform';
import { StaticRouter } from 'react-router';
import * as z from 'zod/mini';
import {
  Form,
  FormCheckbox,
  FormNumberField,
  FormSelect,
  FormTextField,
  decimal,
  draftOf,
  optionalText,
  placeServerErrors,
  requiredText,
  useAutosave,
  useFieldArray,
  useForm,
  useFormState,
  integer,
} from '../src';

export const schema = z.object({
  name: requiredText(),
  note: optionalText(),
  kind: z.string(),
  is_urgent: z.boolean(),
  items: z.array(
    z.object({
      price: decimal({ isRequired: true, decimals: 2, above: 0 }),
      quantity: integer({ min: 1 }),
    }),
  ),
});
type Typed = z.input<typeof schema>;
export const EMPTY: Typed = {
  name: '',
  note: '',
  kind: 'a',
  is_urgent: false,
  items: [{ price: '', quantity: '' }],
};
type Props = { send?: (wire: z.output<typeof schema>) => unknown };

function Lines() {
  const { fields, append, remove } = useFieldArray<Typed, 'items'>({ name: 'items' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <div key={id}>
          <FormNumberField name={`items.${at}.price`} label={`Price ${at}`} />
          <FormNumberField
            name={`items.${at}.quantity`}
            label={`Quantity ${at}`}
            isInteger
          />
          <button type="button" onClick={() => remove(at)}>{`Remove ${at}`}</button>
        </div>
      ))}
      <button type="button" onClick={() => append({ price: '', quantity: '' })}>
        Add
      </button>
    </>
  );
}

function Order({ send = () => undefined }: Props) {
  const draft = draftOf('order', EMPTY);
  const form = useForm({ schema, saved: EMPTY, draft: draft?.values });
  const { isDirty } = useFormState({ control: form.control });
  const { finish } = useAutosave(form, 'order');
  const submit = async (wire: z.output<typeof schema>) => {
    try {
      await send(wire);
      finish();
    } catch (failure) {
      placeServerErrors(form, failure, (path) => (path === 'title' ? 'name' : path));
    }
  };
  return (
    <Form form={form} onSend={submit}>
      <FormTextField name="name" label="Name" />
      <FormTextField name="note" label="Note" />
      <FormSelect
        name="kind"
        label="Kind"
        options={['a', 'b'].map((value) => ({ value, label: value }))}
      />
      <FormCheckbox name="is_urgent" label="Urgent" />
      <Lines />
      <p>{isDirty ? 'Not saved' : 'Saved'}</p>
      <button type="submit">Send</button>
    </Form>
  );
}

export const OrderForm = (props: Props) => (
  <PlatformProvider store={makeStore()}>
    <StaticRouter location="/">
      <Order {...props} />
    </StaticRouter>
  </PlatformProvider>
);
