import type { ModeratedDetail } from '@haat/api/admin-products';
import { useLocalName } from '@haat/platform';
import { Dialog } from '@haat/ui';
import { useDecisionLabels, type Decision } from '../hooks/use-decision-labels';
import { DecisionForm } from './decision-form';

type Props = {
  product: ModeratedDetail;
  decision: Decision;
  onClose: () => void;
  onRefresh: () => void;
};

export function DecisionDialog(props: Props) {
  const { product, decision, onClose } = props;
  const { title, means } = useDecisionLabels(decision, useLocalName()(product));
  return (
    <Dialog
      open
      onOpenChange={(isStaying) => (isStaying ? undefined : onClose())}
      title={title}
      description={means}
    >
      <DecisionForm {...props} />
    </Dialog>
  );
}
