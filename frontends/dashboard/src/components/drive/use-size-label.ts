import { useFormat } from '@haat/platform';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;
const INTEGER_FROM = 10;

/** 830 B, 12 KB, 1.4 MB, 1 GB. */
export function sizeOf(bytes: number): { value: number; unit: string } {
  const power = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP));
  const index = Math.min(power, UNITS.length - 1);
  const exact = bytes / STEP ** index;
  const value = exact >= INTEGER_FROM ? Math.round(exact) : Math.round(exact * 10) / 10;
  return { value, unit: UNITS[index] ?? 'B' };
}

export function useSizeLabel(): (bytes: number) => string {
  const { number } = useFormat();
  return (bytes) => {
    const { value, unit } = sizeOf(bytes);
    return `${number(value)} ${unit}`;
  };
}
