import { Field } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { CompanyFormProps } from '../company-values';
import { DeliversFields } from './delivers-fields';
import { TradeFields } from './trade-fields';

const LONGEST_LINE = 200;

/** What the company does, trades in, and where it delivers. */
export const BusinessFields = (part: CompanyFormProps) => (
  <div className="grid grid-cols-1 gap-5">
    <TradeFields {...part} />
    <Field
      label={<Trans>What you do, in one line</Trans>}
      maxLength={LONGEST_LINE}
      value={part.values.business_nature}
      error={part.errors.business_nature}
      onChange={({ target }) => part.set({ business_nature: target.value })}
    />
    <DeliversFields {...part} />
  </div>
);
