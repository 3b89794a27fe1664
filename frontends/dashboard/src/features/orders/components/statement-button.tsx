import { Form, FormSelect, FormDateField, useForm, useWatch } from '@haat/forms';
import { useLocale, useLocalName } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderPartner } from '../../../api/orders';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useDownload } from '../../../hooks/use-download';
import { statementFile } from '../order-files';
import { statementSchema, typedStatement } from '../statement-schema';
import { FormDialog } from './form-dialog';

type Props = {
  /** Of the two companies; the newest one of a partner in a list. */
  orderId: string;
  /** To choose from, in a list. */
  partners?: OrderPartner[] | undefined;
};

/** The account with one partner, as a PDF in the page's language. */
export function StatementButton({ orderId, partners = [] }: Props) {
  const { t } = useLingui();
  return (
    <FormDialog
      label={t`Statement`}
      variant="outline"
      title={<Trans>Statement of account</Trans>}
      description={
        <Trans>
          All confirmed orders of both companies, credits, payments and the balance, as a
          PDF.
        </Trans>
      }
    >
      {(close) => <StatementForm orderId={orderId} partners={partners} onClose={close} />}
    </FormDialog>
  );
}

function StatementForm({
  orderId,
  partners = [],
  onClose,
}: Props & { onClose: () => void }) {
  const lang = useLocale();
  const localName = useLocalName();
  const form = useForm({ schema: statementSchema, saved: typedStatement(orderId) });
  const { download, isLoading } = useDownload();
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSend={(period) => download(statementFile(period, lang))}
    >
      {partners.length > 0 ? (
        <FormSelect
          name="order_id"
          label={<Trans>Company</Trans>}
          options={partners.map((partner) => ({
            value: partner.order_id,
            label: localName(partner),
          }))}
        />
      ) : null}
      <PeriodFields />
      <FormButtons onCancel={onClose} type="submit" isBusy={isLoading}>
        <Trans>Download PDF</Trans>
      </FormButtons>
    </Form>
  );
}

function PeriodFields() {
  const since = useWatch({ name: 'since' }) as string;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormDateField
        name="since"
        label={<Trans>From</Trans>}
        hint={<Trans>Empty: from the first order</Trans>}
      />
      <FormDateField
        name="until"
        min={since}
        label={<Trans>Until</Trans>}
        hint={<Trans>Empty: until today</Trans>}
      />
    </div>
  );
}
