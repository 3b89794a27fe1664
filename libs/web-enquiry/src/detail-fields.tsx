import { FormDateField } from '@haat/forms';
import { isoDay, selectIsAuth, useAppSelector } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeliveryFields } from './delivery-fields';
import { FilesField } from './files-field';

/** Until when, whereto and with which files: `needed_by`, `delivery` and `files` of the form. */
export function DetailFields() {
  const { t } = useLingui();
  const isAuth = useAppSelector(selectIsAuth);
  return (
    <>
      <FormDateField name="needed_by" label={t`Needed by`} min={isoDay(new Date())} />
      <DeliveryFields />
      {isAuth ? (
        <FilesField />
      ) : (
        <p className="text-sm text-ink-500">
          <Trans>Sign in to attach files.</Trans>
        </p>
      )}
    </>
  );
}
