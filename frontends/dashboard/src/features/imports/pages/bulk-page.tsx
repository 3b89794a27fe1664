import { paths } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { DashboardPage } from '../../../components/dashboard-page';
import { FileDrop } from '../components/file-drop';
import { History } from '../components/history';
import { StepBar } from '../components/step-bar';
import { TemplateCard } from '../components/template-card';

/** /seller/manageproducts/bulk: many products by one sheet. */
export function BulkPage() {
  const { t } = useLingui();
  return (
    <DashboardPage
      crumbs={[{ label: t`Products`, to: paths.sellerProducts }]}
      title={<Trans>Import products</Trans>}
    >
      <StepBar current="template" />
      <div className="grid gap-5">
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <TemplateCard />
          <FileDrop />
        </div>
        <History />
      </div>
    </DashboardPage>
  );
}
