import type { ConversationDetail } from '@haat/api/conversations';
import { Link, paths, useTitleSubject } from '@haat/platform';
import { IconButton, Menu, MenuItem, VerifiedBadge } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, EllipsisVertical, Store, Undo2 } from 'lucide-react';
import { useBlock } from '../hooks/use-block';
import { companyOf, useCounterpart } from '../hooks/use-counterpart';
import { PartyPicture } from '../../../components/conversations/party-picture';
import { TalkHead } from '../../../components/conversations/talk-head';

type Props = { open: ConversationDetail; backTo: string };

/** With whom, and what can be done about them. */
export function ThreadHead({ open, backTo }: Props) {
  const name = useCounterpart()(open);
  useTitleSubject(name);
  const { counterpart } = open;
  return (
    <TalkHead
      backTo={backTo}
      picture={<PartyPicture company={companyOf(open)} name={name} className="size-10" />}
      name={name}
      beside={counterpart.is_verified ? <VerifiedBadge /> : null}
      line={
        counterpart.is_guest ? (
          <Trans>Guest: your reply will be sent there by email.</Trans>
        ) : open.role === 'buyer' ? (
          <Trans>Supplier</Trans>
        ) : (
          <Trans>Buyer</Trans>
        )
      }
    >
      <ThreadMenu open={open} />
    </TalkHead>
  );
}

function ThreadMenu({ open }: { open: ConversationDetail }) {
  const { t } = useLingui();
  const { set } = useBlock();
  const { slug } = open.counterpart;
  return (
    <Menu
      trigger={
        <IconButton label={t`Actions`}>
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
      {open.is_blocked ? (
        <MenuItem onSelect={() => void set(open, false)}>
          <Undo2 className="size-4" aria-hidden />
          <Trans>Unblock</Trans>
        </MenuItem>
      ) : (
        <MenuItem isDanger onSelect={() => void set(open, true)}>
          <Ban className="size-4" aria-hidden />
          <Trans>Block: no more messages or enquiries</Trans>
        </MenuItem>
      )}
    </Menu>
  );
}
