import { useLingui } from '@lingui/react/macro';

/** What a move of a product is called; an unknown one shows as it is. */
export function useProductWords(): (status: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    published: t`Publish`,
    unlisted: t`Hide from buyers`,
    draft: t`Back to draft`,
    in_review: t`Submit for review`,
    archived: t`Archive`,
  };
  return (status) => words[status] ?? status;
}
