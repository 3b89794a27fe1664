import { notify, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useFixAlikeMutation,
  useFixRowMutation,
  type BadCell,
  type Import,
} from '../../api/imports';
import { useTellFailure } from '../desk/use-tell-failure';

/** Writes another value into a bad cell, or into every cell alike; the row is checked again. */
export function useFixCell({ id }: Import, number: number, { column, value }: BadCell) {
  const { t } = useLingui();
  const { number: shown } = useFormat();
  const tellFailure = useTellFailure();
  const [fixRow, one] = useFixRowMutation();
  const [share, setShare] = useState(0);
  const [fixAll, all] = useFixAlikeMutation();

  async function fix(text: string) {
    try {
      const row = await fixRow({ id, number, values: { [column]: text } }).unwrap();
      const isLeft = row.errors.some((error) => error.column === column);
      if (!isLeft) notify('success', t`Row ${shown(number)} is fixed here.`);
    } catch (failure) {
      tellFailure(failure);
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
      notify('success', t`Fixed in ${shown(changed)} rows.`);
    } catch (failure) {
      tellFailure(failure);
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
