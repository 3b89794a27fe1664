import type { Item } from '@haat/api/drive';
import { paths, useFormat } from '@haat/platform';
import { Button, Sheet } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FolderInput, PencilLine, Trash2 } from 'lucide-react';
import { FileArt } from '../../../components/drive/file-art';
import { useFacts } from '../hooks/use-facts';
import type { ItemActions } from '../hooks/use-item-actions';
import { DocumentPart } from './document-part';
import { FileUses } from '../../../components/drive/file-uses';

type Props = { item: Item; actions: ItemActions };

/** All about one file. */
export function FileSheet({ item, actions }: Props) {
  const { date } = useFormat();
  const facts = useFacts();
  return (
    <Sheet
      open
      onOpenChange={actions.close}
      title={<span className="[overflow-wrap:anywhere]">{item.name}</span>}
    >
      <div className="grid gap-5">
        {item.url ? (
          <a href={paths.storage(item.url)} target="_blank" rel="noreferrer">
            <img
              src={paths.storage(item.url)}
              alt={item.name}
              className="max-h-[46dvh] w-full rounded-md bg-sand object-contain"
            />
          </a>
        ) : (
          <FileArt item={item} className="h-36 w-full rounded-md" />
        )}
        <p className="text-[14px] text-ink-500 tabular-nums">
          {facts(item)}
          <br />
          <Trans>Uploaded on {date(item.created_at)}</Trans>
        </p>
        {item.kind === 'document' ? <DocumentPart item={item} /> : null}
        <section>
          <h3 className="mb-1 text-[14px]">
            <Trans>Used in</Trans>
          </h3>
          {item.used_in.length > 0 ? (
            <FileUses uses={item.used_in} />
          ) : (
            <p className="text-sm text-ink-500">
              <Trans>Not used yet.</Trans>
            </p>
          )}
        </section>
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button variant="outline" onClick={() => actions.rename(item)}>
            <PencilLine aria-hidden />
            <Trans>Rename</Trans>
          </Button>
          <Button variant="outline" onClick={() => actions.move([item])}>
            <FolderInput aria-hidden />
            <Trans>Move</Trans>
          </Button>
          <Button
            variant="outline"
            className="text-red-700"
            onClick={() => actions.remove([item])}
          >
            <Trash2 aria-hidden />
            <Trans>Delete</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
