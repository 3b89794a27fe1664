import type { TemplateOut } from '@haat/api/admin-cases';
import { Link, paths } from '@haat/platform';
import { Button, Card, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useCreateCaseTemplateMutation,
  useDeleteCaseTemplateMutation,
  useListCaseTemplatesQuery,
  useUpdateCaseTemplateMutation,
} from '../../../api/admin-cases';
import { DashboardPage } from '../../../components/dashboard-page';
import { useDecide } from '../../../hooks/use-decide';
import { TemplateForm } from '../components/template-form';

/** /admin/cases/templates: texts that the helpdesk often sends; all staff share them. */
export function TemplatesPage() {
  const { data, error, refetch } = useListCaseTemplatesQuery();
  const [create, { isLoading }] = useCreateCaseTemplateMutation();
  return (
    <DashboardPage
      title={<Trans>Answer templates</Trans>}
      lead={<Trans>The writer gets the text in the language they wrote in.</Trans>}
      actions={
        <Button asChild variant="outline">
          <Link to={paths.adminCases}>
            <Trans>All cases</Trans>
          </Link>
        </Button>
      }
    >
      <div className="grid gap-4">
        <Card className="grid gap-3 p-5">
          <h2 className="text-lg">
            <Trans>New template</Trans>
          </h2>
          <TemplateForm isBusy={isLoading} onSave={(body) => create(body).unwrap()} />
        </Card>
        {error && !data ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : data ? (
          data.map((template) => <Saved key={template.id} template={template} />)
        ) : (
          <Skeleton className="h-44 rounded-lg" />
        )}
      </div>
    </DashboardPage>
  );
}

function Saved({ template }: { template: TemplateOut }) {
  const { t } = useLingui();
  const run = useDecide();
  const [update, { isLoading }] = useUpdateCaseTemplateMutation();
  const [create] = useCreateCaseTemplateMutation();
  const [remove, removing] = useDeleteCaseTemplateMutation();
  const { id: templateId, title, text, text_ne } = template;
  return (
    <Card className="grid gap-3 p-5">
      <TemplateForm
        saved={{ title, text, text_ne }}
        isBusy={isLoading}
        onSave={(body) => update({ templateId, body }).unwrap()}
      />
      <Button
        variant="ghost"
        className="justify-self-start"
        isBusy={removing.isLoading}
        onClick={() =>
          void run(() => remove(templateId).unwrap(), {
            text: t`Template deleted: ${title}`,
            undo: () =>
              void run(() => create({ title, text, text_ne }).unwrap(), {
                text: t`Template saved: ${title}`,
              }),
          })
        }
      >
        <Trans>Delete {title}</Trans>
      </Button>
    </Card>
  );
}
