import { useLocalName } from '@haat/platform';
import { Button, FieldFrame, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, FolderTree } from 'lucide-react';
import { useId, useState } from 'react';
import { CategoryDialog } from './category-dialog';
import { useCategoryTree } from '../../hooks/use-category-tree';

type Props = {
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
};

/** The chosen category with its way from the top; chosen by name or step by step. */
export function CategoryPicker({ value, onChange, error }: Props) {
  const { t } = useLingui();
  const id = useId();
  const localName = useLocalName();
  const [isOpen, setIsOpen] = useState(false);
  const { wayTo } = useCategoryTree();
  const way = wayTo(value);
  return (
    <FieldFrame id={id} label={<Trans>Category</Trans>} required error={error}>
      <div
        className={cn(
          'flex min-h-[46px] items-center gap-3 rounded-md border-[1.5px] border-control bg-card py-1 pl-3.5 pr-1',
          error && 'border-red-600',
        )}
      >
        <p id={`${id}-way`} className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
          {way.map((node, index) => (
            <span key={node.id} className="inline-flex items-center gap-1">
              {index > 0 ? (
                <ChevronRight className="size-3.5 text-ink-400" aria-hidden />
              ) : null}
              <span
                className={cn(
                  index === way.length - 1 ? 'font-semibold' : 'text-sm text-ink-500',
                )}
              >
                {localName(node)}
              </span>
            </span>
          ))}
          {way.length === 0 ? (
            <span className="text-ink-500">
              <Trans>Nothing chosen yet</Trans>
            </span>
          ) : null}
        </p>
        <Button
          id={id}
          variant="soft"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : `${id}-way`}
          aria-label={value ? t`Change the category` : t`Choose a category`}
          onClick={() => setIsOpen(true)}
          className="px-3"
        >
          <FolderTree aria-hidden />
          {value ? <Trans>Change</Trans> : <Trans>Choose</Trans>}
        </Button>
      </div>
      {isOpen ? (
        <CategoryDialog
          onClose={() => setIsOpen(false)}
          onChoose={(chosen) => {
            onChange(chosen);
            setIsOpen(false);
          }}
        />
      ) : null}
    </FieldFrame>
  );
}
