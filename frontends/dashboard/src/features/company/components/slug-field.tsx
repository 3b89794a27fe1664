import { useField } from '@haat/forms';
import { Button, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { useSlugCheck } from '../hooks/use-slug-check';

type Props = { check: ReturnType<typeof useSlugCheck> };
const MAX_LENGTH = 60;
const WRITTEN_RIGHT = /^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$/;

/** The shop's address in the marketplace; checks while typing whether it is free. */
export function SlugField({ check: { isFree, instead } }: Props) {
  const { t } = useLingui();
  const { value: slug, error, onChange, ...field } = useField('slug');
  const trouble = !instead
    ? undefined
    : WRITTEN_RIGHT.test(slug)
      ? t`This address is taken.`
      : t`Only small letters a to z, digits and dashes.`;
  return (
    <div className="grid justify-items-start gap-2 sm:col-span-2">
      <Field
        {...field}
        className="w-full"
        label={<Trans>Shop URL</Trans>}
        required
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        value={slug}
        error={trouble ?? error}
        hint={`/vendor/${slug || '…'}`}
        tick={isFree ? <Trans>This URL is available</Trans> : undefined}
        onChange={({ target }) => onChange(target.value.toLowerCase())}
      />
      {instead ? (
        <Button variant="soft" onClick={() => onChange(instead)}>
          <Trans>Use {instead}</Trans>
        </Button>
      ) : null}
    </div>
  );
}
