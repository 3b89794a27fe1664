import {
  Form,
  FormSelect,
  FormTextField,
  optionalText,
  useForm,
  useServerErrors,
  useWatch,
} from '@haat/forms';
import { CATEGORY_ICONS, CategoryIcon } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormButtons } from '../../../components/forms/form-buttons';

const schema = z.object({
  name: z.string().check(z.trim()),
  name_ne: z.string().check(z.trim()),
  icon: optionalText(),
});
export type Names = z.output<typeof schema>;
type Props = {
  initial?: Names;
  error: unknown;
  isBusy: boolean;
  action: ReactNode;
  onSubmit: (names: Names) => unknown;
  onCancel?: () => void;
};
const MAX_NAME_LENGTH = 120;

/** The names of a category in both languages, and its icon. */
export function NamesForm(props: Props) {
  const { initial, error, isBusy, action, onSubmit, onCancel } = props;
  const { t } = useLingui();
  const saved = {
    name: initial?.name ?? '',
    name_ne: initial?.name_ne ?? '',
    icon: initial?.icon ?? '',
  };
  const form = useForm({ schema, saved });
  const { name, name_ne, icon } = { ...saved, ...useWatch({ control: form.control }) };
  useServerErrors(form, error);
  return (
    <Form form={form} onSend={onSubmit} className="grid gap-4">
      <FormTextField
        name="name"
        label={<Trans>Name in English</Trans>}
        required
        maxLength={MAX_NAME_LENGTH}
      />
      <FormTextField
        name="name_ne"
        label={<Trans>Name in Nepali</Trans>}
        required
        lang="ne"
        maxLength={MAX_NAME_LENGTH}
      />
      <div className="flex items-end gap-3">
        <FormSelect
          name="icon"
          className="flex-1"
          label={<Trans>Icon</Trans>}
          placeholder={t`None`}
          options={CATEGORY_ICONS.map((value) => ({ value, label: value }))}
        />
        <span className="grid size-[46px] place-items-center rounded-md bg-sand">
          <CategoryIcon name={icon || null} className="size-6 text-indigo-600" />
        </span>
      </div>
      <FormButtons
        onCancel={onCancel}
        type="submit"
        disabled={!name.trim() || !name_ne.trim()}
        isBusy={isBusy}
      >
        {action}
      </FormButtons>
    </Form>
  );
}
