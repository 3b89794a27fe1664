import { Trans } from '@lingui/react/macro';
import { ExternalLink, VideoOff } from 'lucide-react';

/** In place of a video that the browser cannot load or decode. */
export const VideoFailure = ({ url }: { url: string }) => (
  <div
    role="alert"
    className="grid size-full place-content-center justify-items-center gap-1 bg-night p-4 text-center text-white"
  >
    <VideoOff className="size-8" aria-hidden />
    <p>
      <Trans>This video can’t be played here.</Trans>
    </p>
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-white underline"
    >
      <Trans>Open the video file</Trans>
      <ExternalLink className="size-4" aria-hidden />
    </a>
  </div>
);
