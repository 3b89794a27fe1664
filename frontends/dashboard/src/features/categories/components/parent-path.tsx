import type { PathStep } from '@haat/api/admin-categories';
import { Link, useLocalName } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAdminCategoryQuery } from '../../../api/admin-categories';
import { below } from '../below';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-indigo-700 hover:underline';

/** The way down to the list one looks at. */
export function ParentPath({ id }: { id: string }) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { currentData } = useAdminCategoryQuery(id);
  if (!currentData) return <div className="mb-3 min-h-11" />;
  const above = currentData.path.filter((one) => one.id !== id);
  const steps: PathStep[] = [...above, currentData];
  return (
    <nav aria-label={t`Link to this list`} className="mb-3">
      <ol className="flex flex-wrap items-center gap-x-2 text-[14px]">
        <li>
          <Link to={below(null)} className={LINK}>
            <Trans>All categories</Trans>
          </Link>
        </li>
        {steps.map((step) => (
          <li key={step.id} className="flex items-center gap-2">
            <span aria-hidden>›</span>
            {step.id === id ? (
              <b aria-current="page">{localName(step)}</b>
            ) : (
              <Link to={below(step.id)} className={LINK}>
                {localName(step)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
