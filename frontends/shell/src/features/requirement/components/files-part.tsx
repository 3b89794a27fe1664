import { FilesField } from '@haat/enquiry';
import { selectIsAuth, useAppSelector } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useSignInDialog } from '../../../components/sign-in-context';

/** Drawings, lists, photos: every supplier who may quote can open them. */
export function FilesPart() {
  const isAuth = useAppSelector(selectIsAuth);
  const { openSignIn } = useSignInDialog();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[13.5px] font-semibold">
        <Trans>Files</Trans>
      </legend>
      {isAuth ? (
        <FilesField />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border-[1.5px] border-dashed border-control p-3">
          <p className="min-w-0 flex-1 basis-40 text-sm text-ink-500">
            <Trans>Sign in to attach drawings and lists.</Trans>
          </p>
          <Button variant="outline" onClick={() => openSignIn({ returnsHere: true })}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
