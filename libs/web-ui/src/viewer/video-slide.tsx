import { useState, type ReactNode } from 'react';
import { VideoFailure } from './video-failure';

type Props = { url: string; children: ReactNode };

/** The lightbox's own player; a file that does not play can be opened instead. */
export function VideoSlide({ url, children }: Props) {
  const [isFailed, setIsFailed] = useState(false);
  if (isFailed) return <VideoFailure url={url} />;
  return (
    // Errors of media do not bubble.
    <div className="contents" onErrorCapture={() => setIsFailed(true)}>
      {children}
    </div>
  );
}
