import { Link, paths, useNavigate } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { FirstSteps } from './first-steps';

/** A buyer without enquiries: one sentence becomes a requirement. */
export function NewBuyer() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [need, setNeed] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(`${paths.industries}?${new URLSearchParams({ need: need.trim() })}`);
  };
  return (
    <Card className="relative overflow-hidden p-6 pt-8">
      <span className="haat-dhaka absolute inset-x-0 top-0 h-2" aria-hidden />
      <h2 className="text-xl leading-snug">
        <Trans>What do you need?</Trans>
      </h2>
      <p className="mt-1 text-ink-700">
        <Trans>Write it in one sentence. Suppliers who sell it send you quotes.</Trans>
      </p>
      <form
        action={paths.industries}
        onSubmit={submit}
        className="mt-4 flex flex-wrap gap-2"
      >
        <input
          name="need"
          value={need}
          required
          maxLength={120}
          aria-label={t`What do you need?`}
          placeholder={t`500 kg orthodox tea to Pokhara`}
          onChange={(event) => setNeed(event.target.value)}
          className="h-12 min-w-0 flex-1 basis-64 rounded-md border border-control bg-card px-4 text-base"
        />
        <Button type="submit" variant="marigold" className="h-12">
          <Trans>Get quotes</Trans>
          <ArrowRight aria-hidden />
        </Button>
      </form>
      <p className="mt-3 text-sm text-ink-500">
        <Link
          to={paths.suppliers}
          className="inline-flex min-h-11 items-center font-semibold text-indigo-700"
        >
          <Trans>Browse suppliers</Trans>
        </Link>
      </p>
      <FirstSteps />
    </Card>
  );
}
