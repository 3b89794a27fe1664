import type { RequirementOut } from '@haat/api/requirements';
import { useDuplicateRequirementMutation } from '@haat/enquiry';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useOpenDraft } from '../../../hooks/use-open-draft';

/** The same texts as a new draft, opened for editing. */
export function DuplicateButton({ requirement }: { requirement: RequirementOut }) {
  const openDraft = useOpenDraft();
  const [duplicate, { isLoading }] = useDuplicateRequirementMutation();
  return (
    <Button
      variant="outline"
      isBusy={isLoading}
      onClick={() => void openDraft(duplicate(requirement.id).unwrap())}
    >
      <Trans>Duplicate</Trans>
    </Button>
  );
}
