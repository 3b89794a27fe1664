import { ErrorPanel, Skeleton } from '@haat/ui';
import { useOwnCompany } from '../../../api/company';
import { CompletenessCard } from '../../../components/completeness/completeness-card';

/** Open points of the company; nothing once all are done. */
export function Checklist() {
  const { company, error, retry } = useOwnCompany();
  if (error && !company) return <ErrorPanel error={error} onRetry={retry} />;
  if (!company) return <Skeleton className="h-80 rounded-lg" />;
  if (company.completeness.percent === 100) return null;
  return <CompletenessCard completeness={company.completeness} />;
}
