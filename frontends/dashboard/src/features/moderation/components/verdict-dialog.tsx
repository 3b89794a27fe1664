import { useLocalName } from '@haat/platform';
import { Dialog } from '@haat/ui';
import type { ProductToJudge, Verdict } from '../../../api/admin-products';
import { useVerdictWords } from '../use-verdict-words';
import { VerdictForm } from './verdict-form';

type Props = {
  product: ProductToJudge;
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
