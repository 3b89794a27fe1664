import { Link, paths } from '@haat/platform';
import { Container } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import type { Shop } from '../../hooks/use-shop';

const DONE_STEP = 200;

/** Its owner sees a shop before the public does. */
export function PreviewBanner({ shop }: { shop: Shop }) {
  const isUnfinished = shop.step < DONE_STEP;
  return (
    <div role="status" className="bg-ink-900 text-white">
      <Container className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <p className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
          <EyeOff className="mt-0.5 size-5 shrink-0" aria-hidden />
          {isUnfinished ? (
            <Trans>
              Preview: only you can see this page until you finish registering.
            </Trans>
          ) : (
            <Trans>Only you can see this page: your shop isn’t public right now.</Trans>
          )}
        </p>
        <Link
          to={isUnfinished ? paths.sellerRegister : paths.sellerCompanyProfile}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {isUnfinished ? (
            <Trans>Finish registration</Trans>
          ) : (
            <Trans>Company profile</Trans>
          )}
        </Link>
      </Container>
    </div>
  );
}
