import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useExact } from '../use-exact';

type Props = { landed: string; savedAt: string | undefined; isRevision: boolean };

/** Always in reach: what it comes to, that nothing is lost, and on to the review. */
export function SendBar({ landed, savedAt, isRevision }: Props) {
  const { rupees } = useExact();
  const { time } = useFormat();
  return (
    <div className="sticky bottom-[72px] z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-white/94 p-3 shadow-e2 backdrop-blur-md lg:bottom-4">
      <p className="mr-auto pl-1 text-sm text-ink-500" role="status">
        {isRevision ? (
          <Trans>Kept on this device until it is sent</Trans>
        ) : savedAt ? (
          <Trans>Draft saved at {time(savedAt)}</Trans>
        ) : (
          <Trans>Saved as a draft while you write</Trans>
        )}
      </p>
      <p className="text-[14px] xl:hidden">
        <Trans>Landed total</Trans> <b className="tabular-nums">{rupees(landed)}</b>
      </p>
      <Button type="submit">
        <Trans>Review and send</Trans>
      </Button>
    </div>
  );
}
