import type { OwnProfile } from '@haat/api/own-company';
import { Button, Sheet } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import type { TypedCompany } from '../../company-schema';
import { ShopPreview } from './shop-preview';

type Props = { company: OwnProfile; values: TypedCompany };

/** For screens without space next to the form. */
export function PreviewSheet({ company, values }: Props) {
  const { t } = useLingui();
  return (
    <Sheet
      side="bottom"
      title={t`As buyers see it`}
      trigger={
        <Button variant="outline" className="xl:hidden">
          <Eye aria-hidden />
          <Trans>Preview</Trans>
        </Button>
      }
    >
      <div className="mx-auto max-w-md pb-4">
        <ShopPreview company={company} values={values} />
      </div>
    </Sheet>
  );
}
