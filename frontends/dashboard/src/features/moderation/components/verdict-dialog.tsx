import type { ModeratedDetail } from '@haat/api/admin-products';
import { useLocalName } from '@haat/platform';
import { Dialog } from '@haat/ui';
import { useVerdictWords, type Verdict } from '../use-verdict-words';
import { VerdictForm } from './verdict-form';

type Props = {
  product: ModeratedDetail;
  verdict: Verdict;
  onClose: () => void;
  onRefresh: () => void;
};

export function VerdictDialog(props: Props) {
  const { product, verdict, onClose } = props;
  const { title, means } = useVerdictWords(verdict, useLocalName()(product));
  return (
    <Dialog
      open
      onOpenChange={(isStaying) => (isStaying ? undefined : onClose())}
      title={title}
      description={means}
    >
      <VerdictForm {...props} />
    </Dialog>
  );
}
