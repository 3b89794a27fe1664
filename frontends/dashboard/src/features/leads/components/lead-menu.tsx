import type { RequirementOut } from '@haat/api/requirements';
import { paths, useNavigate } from '@haat/platform';
import { IconButton, Menu, MenuItem } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Bookmark,
  BookmarkX,
  EllipsisVertical,
  FilePen,
  RotateCcw,
  X,
} from 'lucide-react';
import { useLeadStatus } from '../hooks/use-lead-status';

/** What the API allows with one lead of the list. */
export function LeadMenu({ lead }: { lead: RequirementOut }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { setStatus } = useLeadStatus();
  const { id, title, status, allowed_statuses: allowed, requirement_status } = lead;
  const canQuote =
    requirement_status === 'open' && lead.seats_left > 0 && status !== 'won';
  const trigger = (
    <IconButton label={t`Actions for ${title}`} className="relative z-10">
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      {canQuote && status !== 'quoted' ? (
        <MenuItem onSelect={() => void navigate(paths.sellerOffer(id))}>
          <FilePen className="size-4" aria-hidden />
          <Trans>Write a quote</Trans>
        </MenuItem>
      ) : null}
      {status === 'notified' || allowed.includes('shortlisted') ? (
        <MenuItem onSelect={() => void setStatus(lead, 'shortlisted')}>
          <Bookmark className="size-4" aria-hidden />
          <Trans>Shortlist</Trans>
        </MenuItem>
      ) : null}
      {status === 'shortlisted' ? (
        <MenuItem onSelect={() => void setStatus(lead, 'viewed')}>
          <BookmarkX className="size-4" aria-hidden />
          <Trans>Remove from shortlist</Trans>
        </MenuItem>
      ) : null}
      {allowed.includes('dismissed') ? (
        <MenuItem onSelect={() => void setStatus(lead, 'dismissed')}>
          <X className="size-4" aria-hidden />
          <Trans>Pass</Trans>
        </MenuItem>
      ) : null}
      {status === 'dismissed' ? (
        <MenuItem onSelect={() => void setStatus(lead, 'viewed')}>
          <RotateCcw className="size-4" aria-hidden />
          <Trans>Restore</Trans>
        </MenuItem>
      ) : null}
    </Menu>
  );
}
