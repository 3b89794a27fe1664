import { Spinner } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { AccountCard } from './account-card';

const TEXT = {
  mail: <Trans>Confirming your e-mail</Trans>,
  google: <Trans>Finishing sign-in</Trans>,
};

/** While the server decides; the way on shows by itself. */
export const Working = ({ mood }: { mood: keyof typeof TEXT }) => (
  <AccountCard
    art={<Spinner className="mx-auto mb-5 size-12 text-indigo-600" />}
    title={<span role="status">{TEXT[mood]}</span>}
    text={<Trans>One moment, please.</Trans>}
  />
);
