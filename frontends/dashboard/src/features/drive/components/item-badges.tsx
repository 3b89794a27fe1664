import type { Item } from '@haat/api/drive';
import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Link2, Lock } from 'lucide-react';

/** Badges of a file: private, and in use. */
export const ItemBadges = ({ item }: { item: Item }) => (
  <>
    {item.is_private ? (
      <Badge>
        <Lock aria-hidden />
        <Trans>Private</Trans>
      </Badge>
    ) : null}
    {item.used_in.length > 0 ? (
      <Badge tone="indigo">
        <Link2 aria-hidden />
        <Trans>In use</Trans>
      </Badge>
    ) : null}
  </>
);
