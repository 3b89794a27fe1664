import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { DashboardPage } from '../../../components/dashboard-page';
import { FileDrop } from '../components/file-drop';
import { History } from '../components/history';
import { StepBar } from '../components/step-bar';
import { TemplateCard } from '../components/template-card';

/** /seller/manageproducts/bulk: many products by one sheet. */
export const BulkPage = () => (
  <DashboardPage
    title={<Trans>Import products</Trans>}
    actions={
      <Button asChild variant="ghost">
        <Link to={paths.sellerProducts}>
          <ArrowLeft aria-hidden />
          <Trans>Back to products</Trans>
        </Link>
      </Button>
    }
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
