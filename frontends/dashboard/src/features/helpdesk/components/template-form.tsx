import type { TemplateForm as Body } from '@haat/api/admin-cases';
import {
  Form,
  FormTextArea,
  FormTextField,
  placeServerErrors,
  useForm,
} from '@haat/forms';
import { notify } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { EMPTY, templateSchema } from '../template-schema';

const MAX_TITLE = 60;
const MAX_TEXT = 4000;
type Props = {
  saved?: Body;
  isBusy: boolean;
  onSave: (body: Body) => Promise<unknown>;
};

/** Title and text of a template; a new one is empty again once it is saved. */
export function TemplateForm({ saved, isBusy, onSave }: Props) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const form = useForm({ schema: templateSchema, saved: saved ?? EMPTY });
  const send = async (body: Body) => {
    try {
      await onSave(body);
      notify('success', t`Template saved: ${body.title}`);
      form.reset(saved ? body : EMPTY);
    } catch (failure) {
      placeServerErrors(form, failure);
      notifyError(failure);
    }
  };
  return (
    <Form form={form} onSend={send} className="grid gap-3">
      <FormTextField name="title" label={t`Title`} required maxLength={MAX_TITLE} />
      <div className="grid gap-3 lg:grid-cols-2">
        <FormTextArea
          name="text"
          label={t`Text in English`}
          required
          maxLength={MAX_TEXT}
        />
        <FormTextArea
          name="text_ne"
          label={t`Text in Nepali`}
          required
          maxLength={MAX_TEXT}
        />
      </div>
      <Button
        type="submit"
        variant={saved ? 'outline' : 'primary'}
        className="justify-self-start"
        isBusy={isBusy}
      >
        <Trans>Save the template</Trans>
      </Button>
    </Form>
  );
}
