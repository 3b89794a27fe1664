import { Button, type ButtonVariant } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { acceptedFor, type FileKind } from './accepted';

type Props = {
  kind?: FileKind;
  variant?: ButtonVariant;
  onFiles: (files: FileList) => void;
};

export function UploadButton({ kind, variant, onFiles }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        <Trans>Upload</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedFor(kind)}
        aria-label={t`Files to upload`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          // The same file again must count as a choice.
          target.value = '';
        }}
      />
    </>
  );
}
