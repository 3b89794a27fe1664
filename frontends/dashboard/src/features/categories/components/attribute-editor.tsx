import type { AttributeOut } from '@haat/api/admin-categories';
import { Form, placeServerErrors, useFieldArray, useForm, useWatch } from '@haat/forms';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePutCategoryAttributesMutation } from '../../../api/admin-categories';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';
import {
  attributesSchema,
  draftOf,
  emptyDraft,
  isComplete,
  type WireAttributes,
} from '../attributes';
import { AttributeRow } from './attribute-row';

type Props = { categoryId: string; name: string; attributes: AttributeOut[] };

/** The category's own fields, in their order; saved together. */
export function AttributeEditor({ categoryId, name, attributes }: Props) {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const [save, { isLoading }] = usePutCategoryAttributesMutation();
  const [saved] = useState(() => ({ attributes: attributes.map(draftOf) }));
  const form = useForm({ schema: attributesSchema, saved });
  const { control } = form;
  const rows = useFieldArray({
    control,
    name: 'attributes',
  });
  const drafts = useWatch({ control, name: 'attributes' });
  const submit = async (wire: WireAttributes) => {
    try {
      await save({ categoryId, body: wire }).unwrap();
      form.reset(form.getValues());
      notifyDone({ text: t`Specifications of ${name} saved` });
    } catch (failure) {
      placeServerErrors(form, failure);
      notifyError(failure);
    }
  };
  return (
    <Form
      form={form}
      onSend={submit}
      aria-label={t`Specifications`}
      className="grid gap-4"
    >
      <ol className="grid gap-4">
        {rows.fields.map(({ id }, at) => (
          <AttributeRow
            key={id}
            at={at}
            isLast={at === rows.fields.length - 1}
            onMove={(by) => rows.move(at, at + by)}
            onRemove={() => rows.remove(at)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="soft"
          onClick={() => rows.append(emptyDraft(), { shouldFocus: false })}
        >
          <Plus aria-hidden />
          <Trans>Add a field</Trans>
        </Button>
        <Button
          type="submit"
          className="ml-auto"
          disabled={!form.formState.isDirty || !drafts.every(isComplete)}
          isBusy={isLoading}
        >
          <Trans>Save the fields</Trans>
        </Button>
      </div>
    </Form>
  );
}
