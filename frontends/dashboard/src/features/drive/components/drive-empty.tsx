import { Link } from '@haat/platform';
import { Button, Card, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { UploadButton } from '../../../components/drive/upload-button';

type Props = {
  isFiltered: boolean;
  isInFolder: boolean;
  hrefOfAll: string;
  onFiles: (files: FileList) => void;
};

export function DriveEmpty({ isFiltered, isInFolder, hrefOfAll, onFiles }: Props) {
  if (isFiltered) {
    return (
      <EmptyState
        title={<Trans>Nothing found</Trans>}
        text={<Trans>Try another part of the name.</Trans>}
        action={
          <Button asChild>
            <Link to={hrefOfAll}>
              <Trans>Show all</Trans>
            </Link>
          </Button>
        }
      />
    );
  }
  return (
    <Card className="border-2 border-dashed border-line-strong shadow-none">
      <EmptyState
        title={
          isInFolder ? (
            <Trans>This folder is empty</Trans>
          ) : (
            <Trans>Nothing here yet</Trans>
          )
        }
        text={
          <Trans>
            Drop, paste or choose pictures and documents. You can then use them for
            products, your shop and your statutory documents.
          </Trans>
        }
        action={<UploadButton onFiles={onFiles} />}
      />
    </Card>
  );
}
