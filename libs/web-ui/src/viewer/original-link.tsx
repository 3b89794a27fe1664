import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';

/** A button of the lightbox: the file itself, in a new tab. */
export function OriginalLink({ url }: { url: string }) {
  const { t } = useLingui();
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={t`Open the original in a new tab`}
      title={t`Open the original in a new tab`}
      className="yarl__button inline-grid place-items-center"
    >
      <ExternalLink className="size-6" aria-hidden />
    </a>
  );
}
