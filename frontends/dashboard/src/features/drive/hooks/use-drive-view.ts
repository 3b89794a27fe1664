import type { DriveFilesApiArg, Item } from '@haat/api/drive';
import { useSearchParams } from '@haat/platform';

const KINDS: Item['kind'][] = ['folder', 'image', 'document'];
const PER_PAGE = 40;

/** Where one is in the drive; it lives in the address, so that Back works. */
export function useDriveView() {
  const [params, setParams] = useSearchParams();
  const folderId = params.get('folder');
  const q = params.get('q') ?? '';
  const kind = KINDS.find((value) => value === params.get('kind'));
  const page = Number(params.get('page')) || 1;
  const query: DriveFilesApiArg = {
    page,
    perPage: PER_PAGE,
    ...(folderId ? { folderId } : {}),
    ...(q ? { q } : {}),
    ...(kind ? { kind } : {}),
  };
  const withParam = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    return `?${next}`;
  };
  return {
    folderId,
    kind,
    page,
    query,
    isFiltered: Boolean(q || kind),
    hrefOfKind: (to?: Item['kind']) => withParam('kind', to),
    hrefOfPage: (to: number) => withParam('page', String(to)),
    openFolder: (id: string) => setParams({ folder: id }),
  };
}
