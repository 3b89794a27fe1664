import { messageOf, notify, paths, type Wishlist } from '@haat/platform';
import { Button, CopyButton, Dialog, Field, useListName } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2Off } from 'lucide-react';
import { useShareWishlistMutation } from '../../../api/wishlist-changes';

type Props = { list: Wishlist; onClose: () => void };

/** The public link of a list: made, copied and taken back here. */
export function ShareDialog({ list, onClose }: Props) {
  const { t } = useLingui();
  const name = useListName()(list.name);
  const [share, { isLoading: isBusy }] = useShareWishlistMutation();
  const { share_token: token } = list;
  const link = token ? `${location.origin}${paths.sharedWishlist(token)}` : '';

  async function change(isShared: boolean) {
    try {
      await share({ wishlist_id: list.id, is_shared: isShared }).unwrap();
      if (!isShared) notify('success', t`The link no longer opens “${name}”.`);
    } catch (error) {
      console.error('wishlist', error);
      notify('error', messageOf(error) ?? t`Couldn’t update the wishlist. Try again.`);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Share {name}</Trans>}
      description={
        <Trans>
          Anyone with the link can see the products and quantities without signing in.
          Your name and notes stay private.
        </Trans>
      }
    >
      {token ? (
        <div className="grid gap-4">
          <Field
            label={<Trans>Link</Trans>}
            value={link}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" isBusy={isBusy} onClick={() => void change(false)}>
              <Link2Off aria-hidden />
              <Trans>Stop sharing</Trans>
            </Button>
            <CopyButton
              variant="primary"
              text={link}
              done={t`Link copied`}
              failed={t`Couldn’t copy the link. Select it and copy it manually.`}
            >
              <Trans>Copy link</Trans>
            </CopyButton>
          </div>
        </div>
      ) : (
        <Button className="w-full" isBusy={isBusy} onClick={() => void change(true)}>
          <Trans>Create link</Trans>
        </Button>
      )}
    </Dialog>
  );
}
