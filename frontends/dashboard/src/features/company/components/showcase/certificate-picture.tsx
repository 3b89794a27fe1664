import type { Item } from '@haat/api/drive';
import { useField, useFieldError } from '@haat/forms';
import { Button, FieldNote, ProductPicture } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ImageUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DrivePicker } from '../../../../components/drive/drive-picker';

/** The picture of one certificate: a public file of My Drive, or none. */
export function CertificatePicture({ path }: { path: string }) {
  const file = useField<string | null>(`${path}.file_id`);
  const image = useField<string | null>(`${path}.image`);
  const error = useFieldError(`${path}.file_id`);
  const [isPicking, setIsPicking] = useState(false);
  const choose = (item?: Item) => {
    file.onChange(item?.id ?? null);
    image.onChange(item?.url ?? null);
  };
  return (
    <div>
      <p className="mb-1.5 text-[13.5px] font-semibold">
        <Trans>Picture</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {image.value ? (
          <span className="size-11 overflow-hidden rounded-md border border-line bg-sand">
            <ProductPicture image={image.value} alt="" />
          </span>
        ) : null}
        <Button variant="outline" onClick={() => setIsPicking(true)}>
          <ImageUp aria-hidden />
          {image.value ? <Trans>Another picture</Trans> : <Trans>Choose a picture</Trans>}
        </Button>
        {image.value ? (
          <Button variant="ghost" onClick={() => choose()}>
            <Trash2 aria-hidden />
            <Trans>Remove picture</Trans>
          </Button>
        ) : null}
      </div>
      <FieldNote id={`${path}-picture`} error={error} />
      {isPicking ? (
        <DrivePicker
          open
          onOpenChange={setIsPicking}
          title={<Trans>Pictures from My Drive</Trans>}
          kind="image"
          hint={<Trans>Everybody can see this picture on your page.</Trans>}
          onPick={([item]) => choose(item)}
        />
      ) : null}
    </div>
  );
}
