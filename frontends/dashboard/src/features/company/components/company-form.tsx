import { fieldErrors, notify } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useUpdateCompanyMutation, type OwnCompany } from '../../../api/company';
import { changeOf, companyValues, touchedFields } from '../company-values';
import { AboutFields } from './about-fields';
import { AddressFields } from './address-fields';
import { ContactFields } from './contact-fields';
import { NameFields } from './name-fields';
import { TradeFields } from './trade-fields';
import { useTellFailure } from '../../desk/use-tell-failure';

/** The main fields of the company; the save bar shows once something was touched. */
export function CompanyForm({ company }: { company: OwnCompany }) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const [before, setBefore] = useState(() => companyValues(company));
  const [values, setValues] = useState(before);
  const [update, { isLoading, error }] = useUpdateCompanyMutation();
  const part = {
    values,
    set: (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change })),
    errors: fieldErrors(error),
  };
  const touched = touchedFields(before, values);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const saved = companyValues(await update(changeOf(values, touched)).unwrap());
      setBefore(saved);
      setValues(saved);
      notify('success', t`Saved`);
    } catch (failure) {
      tellFailure(failure);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <Section title={<Trans>Company</Trans>}>
        <NameFields {...part} />
      </Section>
      <Section title={<Trans>About</Trans>}>
        <AboutFields {...part} />
      </Section>
      <Section title={<Trans>Address</Trans>}>
        <AddressFields {...part} />
      </Section>
      <Section title={<Trans>Contacts</Trans>}>
        <ContactFields {...part} />
      </Section>
      <Section title={<Trans>What you trade in</Trans>}>
        <TradeFields {...part} />
      </Section>
      {touched.length > 0 ? (
        <div className="sticky bottom-[72px] z-10 flex items-center justify-end gap-2 rounded-lg border border-line bg-white/94 p-3 shadow-e2 backdrop-blur-md lg:bottom-4">
          <Button variant="ghost" onClick={() => setValues(before)}>
            <Trans>Discard</Trans>
          </Button>
          <Button type="submit" isBusy={isLoading}>
            <Trans>Save</Trans>
          </Button>
        </div>
      ) : null}
    </form>
  );
}

const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Card className="p-5">
    <h2 className="mb-4 text-lg leading-snug">{title}</h2>
    {children}
  </Card>
);
