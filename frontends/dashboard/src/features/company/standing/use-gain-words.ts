import { useLingui } from '@lingui/react/macro';

type Words = { title: string; brings?: string };

/** Each point of the profile and why it is worth the minute; an unknown one shows as it is. */
export function useGainWords(): (key: string) => Words {
  const { t } = useLingui();
  const words: Record<string, Words> = {
    company: { title: t`Name and kind of business` },
    address: { title: t`Address`, brings: t`Found by buyers of your district` },
    contacts: { title: t`Mobile number and e-mail` },
    trade: { title: t`What you trade in`, brings: t`Requirements that fit reach you` },
    logo: { title: t`Logo`, brings: t`Your colour and face in every list` },
    banner: { title: t`Banner`, brings: t`A page that looks like your shop` },
    about: { title: t`A few words about the company`, brings: t`Found by more words` },
    phone: { title: t`Mobile number verified`, brings: t`Half the way to the badge` },
    statutory: {
      title: t`PAN/VAT documents sent`,
      brings: t`The badge and unlimited products`,
    },
    map: { title: t`Pin on the map`, brings: t`Buyers and drivers find the door` },
    messengers: { title: t`WhatsApp or Viber`, brings: t`Faster first messages` },
    delivers_to: { title: t`Delivers to`, brings: t`Asked from farther away` },
  };
  return (key) => words[key] ?? { title: key };
}
