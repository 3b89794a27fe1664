import { ProductPicture, useVideoName, type PlayedVideo } from '@haat/ui';
import { CirclePlay } from 'lucide-react';
import { thumbClass } from './picture-thumbs';

export type VideoThumbProps = {
  video: PlayedVideo;
  isCurrent: boolean;
  onChoose: () => void;
};

/** The small picture of the video, after those of the pictures. */
export function VideoThumb({ video, isCurrent, onChoose }: VideoThumbProps) {
  const nameOf = useVideoName();
  return (
    <button
      type="button"
      aria-label={nameOf(video.seconds)}
      aria-current={isCurrent}
      onClick={onChoose}
      className={thumbClass(isCurrent)}
    >
      <ProductPicture image={video.poster_url} alt="" />
      <span
        aria-hidden
        className="absolute inset-0 grid place-items-center bg-ink-900/36 text-white"
      >
        <CirclePlay className="size-7" />
      </span>
    </button>
  );
}
