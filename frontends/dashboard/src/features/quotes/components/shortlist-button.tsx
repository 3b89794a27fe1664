import { companyName, useLocale } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone, PhoneOff } from 'lucide-react';
import { useShortlistQuoteMutation, type Quote } from '../../../api/quotes';
import { useStatusChange } from '../../../hooks/use-decide';

/** Lets this supplier see whom to call (D17), or no longer. */
export function ShortlistButton({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [shortlist, { isLoading }] = useShortlistQuoteMutation();
  const isOn = quote.is_shortlisted;
  const company = companyName(quote.seller, useLocale());
  const change = (isListed: boolean, undo?: () => void) =>
    decide(
      () => shortlist({ quoteId: quote.id, body: { is_shortlisted: isListed } }).unwrap(),
      {
        text: isListed
          ? t`${company} can now call you.`
          : t`${company} can no longer see your phone.`,
        undo,
      },
    );
  const toggle = () => change(!isOn, () => void change(isOn));
  return (
    <Button
      variant="outline"
      aria-pressed={isOn}
      isBusy={isLoading}
      onClick={() => void toggle()}
    >
      {isOn ? <PhoneOff aria-hidden /> : <Phone aria-hidden />}
      {isOn ? <Trans>Hide my phone</Trans> : <Trans>Shortlist & share my phone</Trans>}
    </Button>
  );
}
