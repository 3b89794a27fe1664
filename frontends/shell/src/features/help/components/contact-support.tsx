import { Link, brand, paths } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';

/** Where the articles end, people begin. */
export const ContactSupport = () => (
  <Card className="flex flex-wrap items-center gap-4 p-5">
    <div className="min-w-0 flex-1 basis-60">
      <h2 className="text-lg">
        <Trans>Not answered yet?</Trans>
      </h2>
      <p className="text-ink-700">
        <Trans>A real person will reply, in Nepali or English.</Trans>
      </p>
    </div>
    <Button asChild>
      <Link to={paths.contactAbout('contact')}>
        <Trans>Write to us</Trans>
      </Link>
    </Button>
    <Button asChild variant="outline">
      <a href={`tel:${brand.phone}`}>
        <Phone aria-hidden />
        {brand.phone}
      </a>
    </Button>
  </Card>
);
