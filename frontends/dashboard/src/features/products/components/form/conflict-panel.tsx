import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConflictAlert } from '../../../../components/forms/conflict-alert';
import { typedProduct } from '../../typed-product';
import type { ProductEditor } from '../../hooks/use-product-editor';
import { useValueText } from '../../hooks/use-value-text';

/** The same fields were changed elsewhere: both versions are side by side, one of each is chosen. */
export function ConflictPanel({ editor }: { editor: ProductEditor }) {
  const { t } = useLingui();
  const { nameOf, textOf } = useValueText();
  const { clash, theirs, values, choose } = editor;
  if (!theirs || clash.length === 0) return null;
  const saved = typedProduct(theirs);
  return (
    <ConflictAlert>
      <ul className="mt-3 grid gap-3">
        {clash.map((field) => {
          const name = nameOf(field);
          return (
            <li key={field} className="rounded-md bg-card p-3 text-ink-900">
              <b className="text-sm">{name}</b>
              <div className="mt-2 grid gap-3 sm:grid-cols-2">
                <div className="grid content-between gap-2">
                  <p className="break-words text-sm">
                    <Trans>Yours: {textOf(field, values)}</Trans>
                  </p>
                  <Button
                    variant="outline"
                    aria-label={t`${name}: keep my version`}
                    onClick={() => choose(field, 'mine')}
                  >
                    <Trans>Keep my version</Trans>
                  </Button>
                </div>
                <div className="grid content-between gap-2">
                  <p className="break-words text-sm">
                    <Trans>Saved now: {textOf(field, saved)}</Trans>
                  </p>
                  <Button
                    variant="outline"
                    aria-label={t`${name}: use their version`}
                    onClick={() => choose(field, 'theirs')}
                  >
                    <Trans>Use their version</Trans>
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </ConflictAlert>
  );
}
