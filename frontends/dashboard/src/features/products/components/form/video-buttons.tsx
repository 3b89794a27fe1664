import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, Trash2, Video, X } from 'lucide-react';
import { useRef } from 'react';
import type { ProductVideo } from '../../hooks/use-video';
import { ACCEPTED_VIDEO } from '../../video-limits';

/** The first button stays while its action changes, so the focus does. */
export function VideoButtons({ field }: { field: ProductVideo }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { video, share, error, retry } = field;
  const isSending = share !== null;
  const remove = () => {
    first.current?.focus();
    field.remove();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        ref={(button) => {
          first.current = button;
          field.inputRef(button);
        }}
        variant={isSending ? 'ghost' : 'outline'}
        aria-describedby={error ? 'video_id-note' : undefined}
        onClick={isSending ? field.cancel : () => input.current?.click()}
      >
        {isSending ? <X aria-hidden /> : <Video aria-hidden />}
        {isSending ? (
          <Trans>Cancel upload</Trans>
        ) : video ? (
          <Trans>Replace video</Trans>
        ) : (
          <Trans>Choose a video</Trans>
        )}
      </Button>
      {retry ? (
        <Button variant="soft" onClick={retry}>
          <RotateCw aria-hidden />
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      {video && !isSending ? (
        <Button variant="ghost" onClick={remove}>
          <Trash2 aria-hidden />
          <Trans>Remove video</Trans>
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_VIDEO}
        aria-label={t`Video file`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          if (target.files) void field.add(target.files);
          // The same file again must count as a choice.
          target.value = '';
        }}
      />
      {video || isSending ? null : (
        <p className="text-sm text-ink-500 pointer-coarse:hidden">
          <Trans>or drop it here</Trans>
        </p>
      )}
    </div>
  );
}
