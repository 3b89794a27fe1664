import { IconButton, VideoPlayer, type PlayedVideo } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { useRef, type TouchEvent } from 'react';
import { useSwipe } from '../hooks/use-swipe';

export type VideoStageProps = {
  video: PlayedVideo;
  onSwipe: (step: 1 | -1) => void;
  onEnlarge: () => void;
};
/** The height of the browser's own controls: a drag along its timeline is no swipe. */
const CONTROLS_PX = 80;

const isOnControls = ({ currentTarget, touches }: TouchEvent) =>
  currentTarget.getBoundingClientRect().bottom - (touches[0]?.clientY ?? 0) < CONTROLS_PX;

/** The video in the place of the large picture. */
export function VideoStage({ video, onSwipe, onEnlarge }: VideoStageProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const { onTouchStart, onTouchEnd } = useSwipe(onSwipe);
  const enlarge = () => {
    // The full view has a player of its own.
    box.current?.querySelector('video')?.pause();
    onEnlarge();
  };
  return (
    <div
      ref={box}
      onTouchStart={(event) => (isOnControls(event) ? undefined : onTouchStart(event))}
      onTouchEnd={onTouchEnd}
      className="relative aspect-[4/3] w-full overflow-hidden bg-night sm:aspect-square sm:rounded-xl"
    >
      <VideoPlayer video={video} />
      <IconButton
        label={t`Enlarge the video`}
        onClick={enlarge}
        className="absolute right-3 top-3 bg-ink-900/72 text-white hover:bg-ink-900"
      >
        <Maximize2 aria-hidden />
      </IconButton>
    </div>
  );
}
