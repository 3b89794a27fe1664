import { useSearchParams } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { CountTabs } from '../../../../components/lists/count-tabs';
import { hrefWith } from '../../../../components/lists/href-with';

type Props = { counts: Record<string, number> | undefined };
/** Shown only when there is something in them. */
const RARE = ['in_review', 'rejected', 'blocked', 'archived'];

/** The list by status, with the count of each. */
export function ProductTabs({ counts }: Props) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const current = params.get('status') ?? '';
  const labels: Record<string, string> = {
    '': t`All`,
    published: t`Published`,
    draft: t`Drafts`,
    unlisted: t`Hidden`,
    in_review: t`In review`,
    rejected: t`Sent back`,
    blocked: t`Blocked`,
    archived: t`Archive`,
  };
  const isVisible = (key: string) =>
    !RARE.includes(key) || key === current || (counts?.[key] ?? 0) > 0;
  const tabs = Object.entries(labels)
    .filter(([key]) => isVisible(key))
    .map(([key, label]) => ({
      key,
      label,
      count: counts?.[key || 'all'],
      to: hrefWith(params, { status: key || null, page: null }),
    }));
  return <CountTabs label={t`Products by status`} tabs={tabs} current={current} />;
}
