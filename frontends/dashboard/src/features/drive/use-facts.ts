import type { Item } from '@haat/api/drive';
import { useFormat } from '@haat/platform';
import { useKindWords } from './use-kind-words';
import { useSizeWords } from './use-size-words';

/** Picture · 12 KB · 640 × 480 */
export function useFacts(): (item: Item) => string {
  const { number } = useFormat();
  const size = useSizeWords();
  const words = useKindWords();
  return (item) => {
    const { width, height } = item;
    const pixels = width && height ? `${number(width)} × ${number(height)}` : null;
    const bytes = item.kind === 'folder' ? null : size(item.size_bytes);
    return [words.kind(item), bytes, pixels].filter(Boolean).join(' · ');
  };
}
