import { FormSaveBar } from '@haat/forms';
import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useExact } from '../../../../hooks/use-exact';

type Props = { landed: string; savedAt: string | undefined; isRevision: boolean };

/** Always in reach: what it comes to, that nothing is lost, and on to the review. */
export function SendBar({ landed, savedAt, isRevision }: Props) {
  const { rupees } = useExact();
  const { time } = useFormat();
  return (
    <FormSaveBar
      status={
        <span className="text-ink-500">
          {isRevision ? (
            <Trans>Saved on this device until you send it</Trans>
          ) : savedAt ? (
            <Trans>Draft saved at {time(savedAt)}</Trans>
          ) : (
            <Trans>Drafts are saved as you type</Trans>
          )}
        </span>
      }
    >
      <p className="text-[14px] xl:hidden">
        <Trans>Total delivered</Trans> <b className="tabular-nums">{rupees(landed)}</b>
      </p>
      <Button type="submit">
        <Trans>Review and send</Trans>
      </Button>
    </FormSaveBar>
  );
}
