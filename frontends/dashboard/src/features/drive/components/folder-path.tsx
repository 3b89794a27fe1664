import { Breadcrumb } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { paths } from '@haat/platform';
import type { PathStep } from '../../../components/drive/path-of';

/** From the top to the open folder. */
export function FolderPath({ path }: { path: PathStep[] }) {
  const { t } = useLingui();
  if (path.length === 0) return null;
  const above = path.slice(0, -1).map(({ id, name }) => ({
    label: name,
    to: `${paths.sellerDrive}?folder=${id}`,
  }));
  const here = { label: path.at(-1)?.name ?? '' };
  return (
    <div className="mb-3 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_li]:min-w-0 [&_li]:[overflow-wrap:anywhere]">
      <Breadcrumb
        crumbs={[{ label: t`My Drive`, to: paths.sellerDrive }, ...above, here]}
      />
    </div>
  );
}
