import type { RequirementOut } from '@haat/api/requirements';
import { useDuplicateRequirementMutation } from '@haat/enquiry';
import { paths, useNavigate } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useNotifyError } from '../../../hooks/use-notify-error';

/** The same texts as a new draft, opened for editing. */
export function DuplicateButton({ requirement }: { requirement: RequirementOut }) {
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const [duplicate, { isLoading }] = useDuplicateRequirementMutation();
  async function go() {
    try {
      const copy = await duplicate(requirement.id).unwrap();
      await navigate(paths.requirementForm(copy.id));
    } catch (failure) {
      notifyError(failure);
    }
  }
  return (
    <Button variant="outline" isBusy={isLoading} onClick={() => void go()}>
      <Trans>Duplicate</Trans>
    </Button>
  );
}
