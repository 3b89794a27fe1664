import { Spinner } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { AccountCard } from '../../../components/account-card';

const TEXT = {
  mail: <Trans>Confirming your email</Trans>,
  google: <Trans>Finishing sign-in</Trans>,
};

/** While the server decides; the next page opens automatically. */
export const Working = ({ mood }: { mood: keyof typeof TEXT }) => (
  <AccountCard
    art={<Spinner className="mx-auto mb-5 size-12 text-indigo-600" />}
    title={<span role="status">{TEXT[mood]}</span>}
    text={<Trans>Just a moment…</Trans>}
  />
);
