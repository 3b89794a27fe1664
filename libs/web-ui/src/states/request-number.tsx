import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '../controls/copy-button';

/** What to name to the helpdesk: under this number the failed call is in the logs. */
export function RequestNumber({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <div className="mt-5 flex flex-wrap items-center justify-center gap-x-3 gap-y-1.5 text-sm text-ink-500">
      <span>
        <Trans>Request number</Trans>{' '}
        <code className="break-all text-ink-700" translate="no">
          {id}
        </code>
      </span>
      <CopyButton
        variant="outline"
        size="sm"
        className="max-lg:h-11"
        text={id}
        done={t`Number copied`}
        failed={t`Couldn’t copy it. Please write it down.`}
      >
        <Trans>Copy</Trans>
      </CopyButton>
    </div>
  );
}
