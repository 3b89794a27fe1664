import type { ListingOut, StatusChange } from '@haat/api/own-products';
import { messageOf, notify, paths, useLocalName, useNavigate } from '@haat/platform';
import { Menu, MenuItem, Spinner, StatusChip } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useChangeProductStatusMutation } from '../../../../api/own-products';
import { useStatusActionLabels } from '../../hooks/use-status-action-labels';

/** The product's status with the changes it allows; the server changes it first. */
export function ProductMenu({ product }: { product: ListingOut }) {
  const { t } = useLingui();
  const labelOf = useStatusActionLabels();
  const [change, { isLoading }] = useChangeProductStatusMutation();
  const navigate = useNavigate();
  const name = useLocalName()(product);
  const {
    id: productId,
    status,
    status_label: label,
    allowed_statuses: allowed,
  } = product;
  if (allowed.length === 0) return <StatusChip status={status} label={label} />;
  const changeStatus = async (to: string) => {
    try {
      const now = await change({
        productId,
        body: { status: to as StatusChange['status'] },
      }).unwrap();
      const undo = {
        label: t`Undo`,
        onClick: () => void changeStatus(status),
      };
      const view = {
        label: t`Open`,
        onClick: () => void navigate(paths.sellerEditProduct(productId)),
      };
      const canUndo = now.allowed_statuses.includes(status);
      notify(
        'success',
        t`“${name}”: ${now.status_label}`,
        canUndo ? undo : view,
        undefined,
        canUndo ? view : undefined,
      );
    } catch (error) {
      notify('error', messageOf(error) ?? t`Couldn’t change the status. Try again.`, {
        label: t`Retry`,
        onClick: () => void changeStatus(to),
      });
    }
  };
  const trigger = (
    <button
      type="button"
      disabled={isLoading}
      aria-label={t`${name}: ${label}. Change status`}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm"
    >
      <StatusChip status={status} label={label} />
      {isLoading ? <Spinner /> : <ChevronDown className="size-4" aria-hidden />}
    </button>
  );
  return (
    <Menu trigger={trigger}>
      {allowed.map((to) => (
        <MenuItem
          key={to}
          isDanger={to === 'archived'}
          onSelect={() => void changeStatus(to)}
        >
          {labelOf(to)}
        </MenuItem>
      ))}
    </Menu>
  );
}
