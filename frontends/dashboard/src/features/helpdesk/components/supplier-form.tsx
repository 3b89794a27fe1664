import { fieldErrors } from '@haat/platform';
import { Button, Card, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { useChangeCaseMutation } from '../../../api/admin-cases';
import { useDecide } from '../../../hooks/use-decide';

/** Names the company that a complaint is about, by the address of its shop. */
export function SupplierForm({ reference }: { reference: string }) {
  const { t } = useLingui();
  const run = useDecide();
  const [slug, setSlug] = useState('');
  const [change, { isLoading, error }] = useChangeCaseMutation();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The address of a shop, or only its last part.
    const supplier_slug = slug
      .trim()
      .replace(/^.*\/vendor\//, '')
      .replace(/\/.*$/, '');
    const call = { reference, body: { supplier_slug } };
    void run(() => change(call).unwrap(), {
      text: t`The supplier is on case ${reference}.`,
    });
  };
  return (
    <Card className="p-4">
      <form noValidate onSubmit={submit} className="grid gap-2">
        <Field
          label={t`Supplier`}
          hint={t`Address of the shop`}
          value={slug}
          error={fieldErrors(error)['supplier_slug']}
          onChange={({ target }) => setSlug(target.value)}
        />
        <Button
          type="submit"
          variant="outline"
          isBusy={isLoading}
          disabled={!slug.trim()}
        >
          <Trans>Name the supplier</Trans>
        </Button>
      </form>
    </Card>
  );
}
