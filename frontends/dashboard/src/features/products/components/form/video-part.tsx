import { useFormat } from '@haat/platform';
import { FieldNote, UploadProgress } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { DropArea } from '../../../../components/drive/drop-area';
import { FormPart } from '../../../../components/forms/form-part';
import { VideoFigure } from '../../../../components/video-figure';
import { useVideo, type ProductVideo } from '../../hooks/use-video';
import { MAX_VIDEO_MB, MAX_VIDEO_PX, MAX_VIDEO_SECONDS } from '../../video-limits';
import { VideoButtons } from './video-buttons';

type Props = { onSending: (isSending: boolean) => void };

/** One video by file; buyers see it after the pictures. */
export function VideoPart({ onSending }: Props) {
  const { number } = useFormat();
  const video = useVideo();
  const isSending = video.share !== null;
  useEffect(() => onSending(isSending), [onSending, isSending]);
  const seconds = number(MAX_VIDEO_SECONDS);
  const size = number(MAX_VIDEO_MB);
  const pixels = number(MAX_VIDEO_PX);
  return (
    <FormPart
      title={<Trans>Video</Trans>}
      lead={
        <Trans>
          One MP4 file of up to {seconds} seconds, {size} MB and {pixels} pixels. Buyers
          see it after the pictures.
        </Trans>
      }
    >
      <DropArea onFiles={(files) => void video.add(files)}>
        <Content video={video} />
        <VideoButtons field={video} />
      </DropArea>
      <FieldNote id="video_id" error={video.error} />
    </FormPart>
  );
}

function Content({ video: { video, share, name } }: { video: ProductVideo }) {
  const { t } = useLingui();
  if (share !== null) {
    return (
      <div className="mb-3">
        <b className="block truncate text-[14px] font-semibold">{name}</b>
        <UploadProgress share={share} label={t`${name}: sending`} />
      </div>
    );
  }
  return video ? <VideoFigure video={video} className="mb-3" /> : null;
}
