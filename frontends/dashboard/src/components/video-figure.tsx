import { VideoPlayer, cn, useVideoName, type PlayedVideo } from '@haat/ui';

type Props = { video: PlayedVideo; className?: string };

/** A video with its length below. */
export function VideoFigure({ video, className }: Props) {
  const nameOf = useVideoName();
  return (
    <figure className={cn('max-w-md', className)}>
      <div className="aspect-video overflow-hidden rounded-md">
        <VideoPlayer video={video} />
      </div>
      <figcaption className="mt-1 text-sm text-ink-500">
        {nameOf(video.seconds)}
      </figcaption>
    </figure>
  );
}
