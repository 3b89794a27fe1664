import { Link, paths, useLocale } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { aboutOf, type Shop } from '../../../hooks/use-shop';

/** The company's own description, with a link to its complete profile. */
export function AboutCard({ shop }: { shop: Shop }) {
  const about = aboutOf(shop, useLocale());
  if (!about) return null;
  return (
    <Card className="p-5 lg:p-7">
      <h2 className="text-lg lg:text-xl">
        <Trans>About us</Trans>
      </h2>
      <p className="deferred-text mt-3 max-w-prose whitespace-pre-line text-ink-700">
        {about}
      </p>
      <Link
        to={paths.vendorProfile(shop.slug)}
        className="mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold text-indigo-700 hover:underline"
      >
        <Trans>Company profile</Trans>
        <ArrowRight className="size-4" aria-hidden />
      </Link>
    </Card>
  );
}
