import { FormTextField } from '@haat/forms';
import { Trans } from '@lingui/react/macro';
import { DeliversFields } from './delivers-fields';
import { TradeFields } from './trade-fields';

const MAX_LENGTH = 200;

/** What the company does, trades in, and where it delivers. */
export const BusinessFields = () => (
  <div className="grid grid-cols-1 gap-5">
    <TradeFields />
    <FormTextField
      name="business_nature"
      label={<Trans>What you do, in one line</Trans>}
      maxLength={MAX_LENGTH}
    />
    <DeliversFields />
  </div>
);
