import { Link, paths } from '@haat/platform';
import { IconButton, Menu, MenuItem, VerifiedBadge } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Ban, EllipsisVertical, Store, Undo2 } from 'lucide-react';
import type { OpenConversation } from '../../../api/conversations';
import { useBlock } from '../use-block';
import { useCounterpart } from '../use-counterpart';
import { PartyPicture } from './party-picture';

type Props = { open: OpenConversation; backTo: string };

/** With whom, and what can be done about them. */
export function ThreadHead({ open, backTo }: Props) {
  const { t } = useLingui();
  const name = useCounterpart()(open);
  const { counterpart } = open;
  return (
    <div className="flex items-center gap-3 border-b border-line bg-card px-3 py-2.5 lg:px-5">
      <Link
        to={backTo}
        aria-label={t`Back to the list`}
        className="grid size-11 shrink-0 place-items-center rounded-full lg:hidden"
      >
        <ArrowLeft className="size-5" aria-hidden />
      </Link>
      <PartyPicture one={open} name={name} className="size-10" />
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 text-[17px] leading-snug">
          <span className="truncate">{name}</span>
          {counterpart.is_verified ? <VerifiedBadge /> : null}
        </h2>
        <p className="truncate text-sm text-ink-500">
          {counterpart.is_guest ? (
            <Trans>A guest: your answer goes there by e-mail.</Trans>
          ) : open.role === 'buyer' ? (
            <Trans>Supplier</Trans>
          ) : (
            <Trans>Buyer</Trans>
          )}
        </p>
      </div>
      <ThreadMenu open={open} />
    </div>
  );
}

function ThreadMenu({ open }: { open: OpenConversation }) {
  const { t } = useLingui();
  const { set } = useBlock();
  const { slug } = open.counterpart;
  if (!slug && !open.can_block) return null;
  return (
    <Menu
      trigger={
        <IconButton label={t`What can be done`}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      {slug ? (
        <MenuItem asChild>
          <Link to={paths.vendor(slug)}>
            <Store className="size-4" aria-hidden />
            <Trans>See the company</Trans>
          </Link>
        </MenuItem>
      ) : null}
      {open.can_block && open.is_blocked ? (
        <MenuItem onSelect={() => void set(open, false)}>
          <Undo2 className="size-4" aria-hidden />
          <Trans>Unblock</Trans>
        </MenuItem>
      ) : open.can_block ? (
        <MenuItem isDanger onSelect={() => void set(open, true)}>
          <Ban className="size-4" aria-hidden />
          <Trans>Block: no more messages or enquiries</Trans>
        </MenuItem>
      ) : null}
    </Menu>
  );
}
