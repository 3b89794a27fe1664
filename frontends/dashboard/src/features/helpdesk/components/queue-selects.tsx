import { CASE_TOPICS, useCaseLabels } from '@haat/enquiry';
import { useLingui } from '@lingui/react/macro';
import { AddressSelect } from '../../../components/lists/address-select';
import { AGES } from '../queue-filters';

type Choice = {
  name: string;
  label: string;
  options: { value: string; label: string }[];
};

/** Filters by who handles it, kind, topic and age; all are in the address. */
export function QueueSelects() {
  const choices = useChoices();
  return (
    <div className="grid grid-cols-2 gap-2 sm:max-lg:grid-cols-4">
      {choices.map(({ name, label, options }) => (
        <AddressSelect
          key={name}
          name={name}
          label={label}
          options={[{ value: '', label }, ...options]}
          className="w-full"
        />
      ))}
    </div>
  );
}

function useChoices(): Choice[] {
  const { t } = useLingui();
  const { kinds, topics } = useCaseLabels();
  const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }));
  const topicOptions = CASE_TOPICS.map((value) => ({ value, label: topics[value] }));
  const days: Record<string, string> = {
    '1': t`Older than 1 day`,
    '3': t`Older than 3 days`,
    '7': t`Older than 7 days`,
  };
  return [
    {
      name: 'assignee',
      label: t`Any assignee`,
      options: [
        { value: 'me', label: t`Assigned to me` },
        { value: 'nobody', label: t`Unassigned` },
      ],
    },
    { name: 'kind', label: t`All types`, options: kindOptions },
    { name: 'topic', label: t`All topics`, options: topicOptions },
    {
      name: 'age',
      label: t`Any age`,
      options: AGES.map((value) => ({ value, label: days[value] ?? value })),
    },
  ];
}
