import { useFormat, type Page } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

/** `1–20 of 57`. */
export function ListRange({ page }: { page: Page<unknown> }) {
  const { number } = useFormat();
  const { current_page: current, per_page: size, total } = page.meta;
  const first = number((current - 1) * size + 1);
  const last = number((current - 1) * size + page.data.length);
  return (
    <p className="text-sm text-ink-500 tabular-nums">
      <Trans>
        {first}–{last} of {number(total)}
      </Trans>
    </p>
  );
}
