import type { CategoryRow } from '@haat/api/admin-categories';
import { fieldErrors, messageOf, notify } from '@haat/platform';
import { Button, Card, ProductPicture } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useUploadCategoryImageMutation } from '../../../api/admin-categories';

const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** The picture next to the name in the mega menu. */
export function ImageCard({ category }: { category: CategoryRow }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [upload, { error, isLoading }] = useUploadCategoryImageMutation();
  const trouble = error ? (fieldErrors(error).file ?? messageOf(error)) : undefined;
  const send = async (file: File | undefined) => {
    if (!file) return;
    const sent = await upload({ categoryId: category.id, file });
    if (!sent.error) notify('success', t`Picture of ${category.name} saved.`);
  };
  return (
    <Card className="flex flex-wrap items-center gap-4 p-5">
      <span className="size-24 shrink-0 overflow-hidden rounded-md bg-sand">
        <ProductPicture image={category.image} alt="" />
      </span>
      <div className="grid gap-2">
        <h2 className="text-lg leading-snug">
          <Trans>Picture</Trans>
        </h2>
        <Button
          variant="outline"
          isBusy={isLoading}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden />
          {category.image ? (
            <Trans>Another picture</Trans>
          ) : (
            <Trans>Choose a picture</Trans>
          )}
        </Button>
        {trouble ? (
          <p role="alert" className="text-sm font-medium text-red-700">
            {trouble}
          </p>
        ) : null}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={t`Picture of the category`}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            // The same file again must count as a choice.
            target.value = '';
          }}
        />
      </div>
    </Card>
  );
}
