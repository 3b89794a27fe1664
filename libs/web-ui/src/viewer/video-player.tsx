import type { VideoOut } from '@haat/api/product';
import { useState } from 'react';
import { cn } from '../class-names';
import { useVideoName } from './use-video-name';
import { VideoFailure } from './video-failure';

/** An MP4 file; `width` and `height` in pixels. */
export type PlayedVideo = Omit<VideoOut, 'id' | 'created_at'>;
type Props = { video: PlayedVideo; className?: string };

/** Loads and plays when a person presses play, never by itself. */
export function VideoPlayer({ video, className }: Props) {
  const nameOf = useVideoName();
  const { url, poster_url, seconds, width, height } = video;
  const [failed, setFailed] = useState('');
  if (failed === url) return <VideoFailure url={url} />;
  return (
    <video
      key={url}
      src={url}
      poster={poster_url}
      controls
      playsInline
      preload="none"
      width={width}
      height={height}
      aria-label={nameOf(seconds)}
      onError={() => setFailed(url)}
      className={cn('size-full bg-night object-contain', className)}
    />
  );
}
