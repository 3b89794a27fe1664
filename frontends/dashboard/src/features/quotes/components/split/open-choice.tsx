import { cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComparedItem } from '../../../../api/quotes';
import { Radio } from '../../../../components/forms/radio';
import { OPTION } from './line-offer';

type Props = {
  item: ComparedItem;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  isNamed?: boolean;
};

/** No supplier yet for this line. */
export function OpenChoice({ item, group, isChosen, onChoose, isNamed = false }: Props) {
  const { t } = useLingui();
  const label = t`Leave open`;
  return (
    <label className={cn(OPTION, 'cursor-pointer')}>
      {isNamed ? (
        <span className="mr-auto">
          <Trans>Leave open</Trans>
        </span>
      ) : null}
      <Radio
        name={`${group}-${item.id}`}
        aria-label={`${item.name}: ${label}`}
        checked={isChosen}
        onChange={onChoose}
      />
    </label>
  );
}
