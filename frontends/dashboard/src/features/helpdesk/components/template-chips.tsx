import { Button } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useListCaseTemplatesQuery } from '../../../api/admin-cases';

type Props = { locale: string; onChoose: (text: string) => void };

/** Templates, in the language of the writer. */
export function TemplateChips({ locale, onChoose }: Props) {
  const { t } = useLingui();
  const { data: templates = [] } = useListCaseTemplatesQuery();
  if (templates.length === 0) return null;
  return (
    <ul aria-label={t`Answer templates`} className="flex flex-wrap gap-2">
      {templates.map(({ id, title, text, text_ne }) => (
        <li key={id}>
          <Button
            variant="outline"
            size="sm"
            onClick={() => onChoose(locale === 'ne' ? text_ne : text)}
          >
            {title}
          </Button>
        </li>
      ))}
    </ul>
  );
}
