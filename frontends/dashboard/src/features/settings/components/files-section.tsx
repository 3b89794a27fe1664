import { Link, paths, type User } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FolderOpen } from 'lucide-react';
import { OwnFiles } from './own-files';
import { Section } from './section';

/** What was attached to requirements: a company's files are in My Drive. */
export function FilesSection({ user }: { user: User }) {
  const sells = user.roles.includes('seller');
  return (
    <Section
      id="files"
      title={<Trans>Attached files</Trans>}
      lead={
        sells ? (
          <Trans>Attached files are saved in My Drive.</Trans>
        ) : (
          <Trans>
            Documents you attached to requirements: private until you send them. Once you
            delete a file here, nobody can open it.
          </Trans>
        )
      }
    >
      {sells ? (
        <Button asChild variant="outline">
          <Link to={paths.sellerDrive}>
            <FolderOpen aria-hidden />
            <Trans>Open My Drive</Trans>
          </Link>
        </Button>
      ) : (
        <OwnFiles />
      )}
    </Section>
  );
}
