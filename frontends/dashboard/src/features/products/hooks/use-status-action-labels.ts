import { useLingui } from '@lingui/react/macro';

/** Labels of status changes; an unknown status is its own label. */
export function useStatusActionLabels(): (status: string) => string {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    published: t`Publish`,
    unlisted: t`Hide from buyers`,
    draft: t`Back to draft`,
    in_review: t`Submit for review`,
    archived: t`Archive`,
  };
  return (status) => labels[status] ?? status;
}
