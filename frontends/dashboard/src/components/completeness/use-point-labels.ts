import { useLingui } from '@lingui/react/macro';

type PointLabels = { title: string; brings?: string };

/** Each point of the profile and its benefit; an unknown one is rendered by its key. */
export function usePointLabels(): (key: string) => PointLabels {
  const { t } = useLingui();
  const labels: Record<string, PointLabels> = {
    company: { title: t`Name and business type` },
    address: { title: t`Address`, brings: t`Shown to buyers in your district` },
    contacts: { title: t`Mobile number and email` },
    trade: { title: t`What you sell`, brings: t`You get matching requirements` },
    logo: { title: t`Logo`, brings: t`Logo and brand colour (shown in every list)` },
    banner: { title: t`Banner`, brings: t`A page that looks like your shop` },
    about: {
      title: t`About the company in a few words`,
      brings: t`Found by more searches`,
    },
    phone: {
      title: t`Mobile number verified`,
      brings: t`Halfway to your Verified badge`,
    },
    statutory: {
      title: t`PAN/VAT documents sent`,
      brings: t`The badge and unlimited products`,
    },
    map: { title: t`Pin on the map`, brings: t`Helps buyers and drivers find you` },
    messengers: { title: t`WhatsApp or Viber`, brings: t`Faster first messages` },
    delivers_to: { title: t`Delivers to`, brings: t`Now asking suppliers further away` },
  };
  return (key) => labels[key] ?? { title: key };
}
