import { fieldErrors } from '@haat/platform';
import { CATEGORY_ICONS, CategoryIcon, Field, Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { useFocusError } from '../../company/use-focus-error';
import { FormMoves } from '../../desk/form-moves';

export type Names = { name: string; name_ne: string; icon: string | null };
type Props = {
  initial?: Names;
  error: unknown;
  isBusy: boolean;
  action: ReactNode;
  onSubmit: (names: Names) => void;
  onCancel?: () => void;
};
const LONGEST_NAME = 120;
const EMPTY: Names = { name: '', name_ne: '', icon: null };

/** What a category is called in both languages, and how it is drawn. */
export function NamesForm(props: Props) {
  const { initial = EMPTY, error, isBusy, action, onSubmit, onCancel } = props;
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [names, setNames] = useState(initial);
  const errors = fieldErrors(error);
  useFocusError(form, error);
  const set = (change: Partial<Names>) => setNames({ ...names, ...change });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit({ ...names, name: names.name.trim(), name_ne: names.name_ne.trim() });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={<Trans>Name in English</Trans>}
        required
        maxLength={LONGEST_NAME}
        value={names.name}
        error={errors.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Field
        label={<Trans>Name in Nepali</Trans>}
        required
        lang="ne"
        maxLength={LONGEST_NAME}
        value={names.name_ne}
        error={errors.name_ne}
        onChange={({ target }) => set({ name_ne: target.value })}
      />
      <div className="flex items-end gap-3">
        <Select
          className="flex-1"
          label={<Trans>Icon</Trans>}
          placeholder={t`None`}
          options={CATEGORY_ICONS.map((icon) => ({ value: icon, label: icon }))}
          value={names.icon ?? ''}
          error={errors.icon}
          onChange={({ target }) => set({ icon: target.value || null })}
        />
        <span className="grid size-[46px] place-items-center rounded-md bg-sand">
          <CategoryIcon name={names.icon} className="size-6 text-indigo-600" />
        </span>
      </div>
      <FormMoves
        onCancel={onCancel}
        type="submit"
        disabled={!names.name.trim() || !names.name_ne.trim()}
        isBusy={isBusy}
      >
        {action}
      </FormMoves>
    </form>
  );
}
