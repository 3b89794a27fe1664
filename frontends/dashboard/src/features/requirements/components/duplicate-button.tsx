import { paths, useNavigate, type Requirement } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useDuplicateRequirementMutation } from '../../../api/requirements';
import { useTellFailure } from '../../desk/use-tell-failure';

/** The same words as a new draft, opened where they can be changed. */
export function DuplicateButton({ requirement }: { requirement: Requirement }) {
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const [duplicate, { isLoading }] = useDuplicateRequirementMutation();
  async function go() {
    try {
      const copy = await duplicate(requirement.id).unwrap();
      await navigate(paths.requirementForm(copy.id));
    } catch (failure) {
      tellFailure(failure);
    }
  }
  return (
    <Button variant="outline" isBusy={isLoading} onClick={() => void go()}>
      <Trans>Post the same again</Trans>
    </Button>
  );
}
