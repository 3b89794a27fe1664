import { usePreHydrationInput } from '@haat/platform';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
  type SubmitEvent,
} from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { setTyped } from './typed-before';
import type { FormOf } from './use-form';

type Props<Typed extends FieldValues, Wire> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  form: FormOf<Typed, Wire>;
  onSend: (wire: Wire) => unknown;
};

/**
 * Sends what the schema accepts; after a refusal the first marked field has the focus.
 * What was typed into the server's HTML before our code came stays.
 */
export function Form<Typed extends FieldValues, Wire>(props: Props<Typed, Wire>) {
  const { form, onSend, ...rest } = props;
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = form.formState;
  const typed = useRef<Record<string, string>>({});
  usePreHydrationInput(element, (texts) => {
    typed.current = texts;
  });
  const takeTyped = useEffectEvent(() => setTyped(form, typed.current));
  // Now whatever is around the form watches it too, and nothing is rendered again before.
  useEffect(() => takeTyped(), []);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  const submit = (event: SubmitEvent) => {
    // The events of a dialog bubble through React to the form it was opened from.
    event.stopPropagation();
    void form.handleSubmit(onSend)(event);
  };
  return (
    <FormProvider {...form}>
      <form noValidate {...rest} ref={element} onSubmit={submit} />
    </FormProvider>
  );
}
