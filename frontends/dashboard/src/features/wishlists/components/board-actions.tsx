import { type Wishlist } from '@haat/platform';
import {
  Button,
  IconButton,
  ListNameDialog,
  Menu,
  MenuItem,
  MenuSeparator,
  useListName,
} from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ClipboardList,
  EllipsisVertical,
  Link2,
  PencilLine,
  Send,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { sellersOf } from '../sellers-of';
import { useDraftRequirement } from '../hooks/use-draft-requirement';
import type { WishlistActions } from '../hooks/use-wishlist-actions';
import { EnquiryDialog } from './enquiry-dialog';
import { ShareDialog } from './share-dialog';

type Props = { list: Wishlist; actions: WishlistActions };
type Opened = 'ask' | 'share' | 'rename' | null;

/** What can be done with a list. */
export function BoardActions({ list, actions }: Props) {
  const { t } = useLingui();
  const name = useListName()(list.name);
  const [opened, setOpened] = useState<Opened>(null);
  const draft = useDraftRequirement(list);
  const close = () => setOpened(null);
  const sellers = sellersOf(list);
  const hasNone = sellers.length === 0;
  const more = (
    <IconButton label={t`Actions for ${name}`}>
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  return (
    <div className="flex items-center justify-between gap-2 max-sm:w-full sm:ml-auto">
      <Button
        size="sm"
        className="h-11"
        disabled={hasNone}
        onClick={() => setOpened('ask')}
      >
        <Send aria-hidden />
        <Trans>Ask all suppliers</Trans>
      </Button>
      <Menu trigger={more}>
        <MenuItem disabled={hasNone || draft.isBusy} onSelect={() => void draft.make()}>
          <ClipboardList className="size-4" aria-hidden />
          <Trans>Post as a requirement</Trans>
        </MenuItem>
        <MenuItem onSelect={() => setOpened('share')}>
          <Link2 className="size-4" aria-hidden />
          <Trans>Share by link</Trans>
        </MenuItem>
        <MenuItem onSelect={() => setOpened('rename')}>
          <PencilLine className="size-4" aria-hidden />
          <Trans>Rename</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem isDanger onSelect={() => void actions.deleteList(list)}>
          <Trash2 className="size-4" aria-hidden />
          <Trans>Delete list</Trans>
        </MenuItem>
      </Menu>
      {opened === 'ask' ? (
        <EnquiryDialog list={list} sellers={sellers} onClose={close} />
      ) : null}
      {opened === 'share' ? <ShareDialog list={list} onClose={close} /> : null}
      {opened === 'rename' ? (
        <ListNameDialog
          title={<Trans>Rename the list</Trans>}
          action={<Trans>Save</Trans>}
          name={name}
          onClose={close}
          onSave={(next) => actions.rename(list, next)}
        />
      ) : null}
    </div>
  );
}
