import type { CategoryRow } from '@haat/api/admin-categories';
import { Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useChange } from '../hooks/use-change';
import { NamesForm } from './names-form';

export function NamesCard({ category }: { category: CategoryRow }) {
  const { t } = useLingui();
  const { change, error, isLoading } = useChange(category);
  return (
    <Card className="p-5">
      <h2 className="mb-4 text-lg leading-snug">
        <Trans>Names and icon</Trans>
      </h2>
      <NamesForm
        initial={category}
        error={error}
        isBusy={isLoading}
        action={<Trans>Save</Trans>}
        onSubmit={({ name, name_ne, icon }) =>
          change({ name, name_ne, icon }, t`Category saved: ${name}`)
        }
      />
    </Card>
  );
}
