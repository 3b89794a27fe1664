import type { CellError, ImportOut } from '@haat/api/imports';
import { notify, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFixAlikeMutation, useMendImportRowMutation } from '../../../api/imports';
import { useNotifyError } from '../../../hooks/use-notify-error';

/** Writes another value into a bad cell, or into every cell alike; the row is checked again. */
export function useFixCell(
  { id }: ImportOut,
  number: number,
  { column, value }: CellError,
) {
  const { t } = useLingui();
  const { number: formatNumber } = useFormat();
  const notifyError = useNotifyError();
  const [fixRow, one] = useMendImportRowMutation();
  const [share, setShare] = useState(0);
  const [fixAll, all] = useFixAlikeMutation();

  async function fix(text: string) {
    const body = { values: { [column]: text } };
    try {
      const row = await fixRow({ importId: id, number, body }).unwrap();
      const isLeft = row.errors.some((error) => error.column === column);
      if (!isLeft) notify('success', t`Row ${formatNumber(number)} fixed.`);
    } catch (failure) {
      notifyError(failure);
    }
  }

  async function fixAlike(replacement: string) {
    setShare(0);
    try {
      const { changed } = await fixAll({
        id,
        fix: { column, value, replacement },
        onProgress: setShare,
      }).unwrap();
      notify('success', t`Fixed rows: ${formatNumber(changed)}`);
    } catch (failure) {
      notifyError(failure);
    }
  }

  return {
    fix,
    fixAlike,
    isBusy: one.isLoading || all.isLoading,
    /** How far "everywhere alike" is; undefined when it is not at work. */
    share: all.isLoading ? share : undefined,
  };
}
