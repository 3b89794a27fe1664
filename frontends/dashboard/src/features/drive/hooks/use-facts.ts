import type { Item } from '@haat/api/drive';
import { useFormat } from '@haat/platform';
import { useKindLabels } from '../../../components/drive/use-kind-labels';
import { useSizeLabel } from '../../../components/drive/use-size-label';

/** Picture · 12 KB · 640 × 480 */
export function useFacts(): (item: Item) => string {
  const { number } = useFormat();
  const size = useSizeLabel();
  const labels = useKindLabels();
  return (item) => {
    const { width, height } = item;
    const pixels = width && height ? `${number(width)} × ${number(height)}` : null;
    const bytes = item.kind === 'folder' ? null : size(item.size_bytes);
    return [labels.kind(item), bytes, pixels].filter(Boolean).join(' · ');
  };
}
