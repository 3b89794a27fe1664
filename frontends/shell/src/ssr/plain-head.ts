/** Heads of pages without data of the API; the rest of them is for the visitor alone. */
import { paths, type Locale, type PageHead } from '@haat/platform';

type Localized = Record<Locale, string>;
type Plain = { title: Localized; description?: Localized };

const LISTED: Record<string, Required<Plain>> = {
  [paths.about]: {
    title: { en: 'About us', ne: 'हाम्रो बारेमा' },
    description: {
      en: 'Haat is a marketplace where Nepal’s mills, makers and traders meet the businesses that buy from them.',
      ne: 'हाट नेपालका उद्योग, उत्पादक र व्यापारीले आफ्ना क्रेता व्यवसायलाई भेट्ने बजार हो।',
    },
  },
  [paths.contact]: {
    title: { en: 'Contact us', ne: 'सम्पर्क गर्नुहोस्' },
    description: {
      en: 'Write or call: a real person replies, in Nepali or English, Sunday to Friday.',
      ne: 'लेख्नुहोस् वा फोन गर्नुहोस्: आइतबारदेखि शुक्रबारसम्म हाम्रो टोलीका सदस्यले नेपाली वा अङ्ग्रेजीमा जवाफ दिनुहुन्छ।',
    },
  },
  [paths.privacy]: {
    title: { en: 'Privacy policy', ne: 'गोपनीयता नीति' },
    description: {
      en: 'What Haat keeps about you, why, for how long, and how you take it back.',
      ne: 'हाटले तपाईंबारे के राख्छ, किन, कहिलेसम्म, र तपाईंले त्यो कसरी फिर्ता लिनुहुन्छ।',
    },
  },
  [paths.terms]: {
    title: { en: 'Terms and conditions', ne: 'सर्त तथा नियम' },
    description: {
      en: 'The rules under which buyers and suppliers use Haat.',
      ne: 'क्रेता र आपूर्तिकर्ताले हाट चलाउने नियमहरू।',
    },
  },
  [paths.register]: {
    title: { en: 'Create your account', ne: 'आफ्नो खाता बनाउनुहोस्' },
    description: {
      en: 'A free account to buy straight from Nepal’s mills, makers and traders, or to open your own shop in five steps.',
      ne: 'नेपालका उद्योग, उत्पादक र व्यापारीबाट सिधै किन्न वा पाँच चरणमा आफ्नै पसल खोल्न निःशुल्क खाता।',
    },
  },
};
const OWN: Record<string, Plain> = {
  [paths.compare()]: { title: { en: 'Compare products', ne: 'उत्पादन तुलना' } },
  [paths.comingSoon]: { title: { en: 'Coming soon', ne: 'चाँडै आउँदै छ' } },
  [paths.emailResend]: {
    title: { en: 'Send the confirmation again', ne: 'पुष्टि इमेल फेरि पठाउनुहोस्' },
  },
  [paths.emailVerify]: { title: { en: 'Confirm your email', ne: 'इमेल पुष्टि गर्नुहोस्' } },
  [paths.passwordEmail]: { title: { en: 'Forgot password', ne: 'पासवर्ड बिर्सनुभयो' } },
  [paths.passwordReset]: { title: { en: 'New password', ne: 'नयाँ पासवर्ड' } },
  [paths.googleCallback]: { title: { en: 'Signing in', ne: 'साइन इन हुँदै' } },
};
/** Pages behind a secret, by what is before it. */
const LEAD: Localized = { en: 'An enquiry for you', ne: 'तपाईंका लागि सोधपुछ' };
const QUOTE: Localized = { en: 'A quote for you', ne: 'तपाईंका लागि मूल्य प्रस्ताव' };
const SHARED_LIST: Localized = { en: 'A shared wishlist', ne: 'साझा इच्छासूची' };
const SIGN_IN: Localized = { en: 'Sign in', ne: 'साइन इन' };

function ownTitle(path: string): Localized | undefined {
  if (path.startsWith(paths.lead(''))) return LEAD;
  if (path.startsWith(paths.guestQuote(''))) return QUOTE;
  if (path.startsWith(paths.sharedWishlist(''))) return SHARED_LIST;
  return OWN[path]?.title;
}

/** The others are of no use to a stranger who searches. */
export function plainHead(
  path: string,
  locale: Locale,
  query = new URLSearchParams(),
): PageHead {
  const listed = LISTED[path];
  if (!listed) {
    const title = ownTitle(path)?.[locale];
    return { isHidden: true, ...(title ? { title } : {}) };
  }
  const isSignIn = path === paths.register && query.get('login') === 'true';
  const { title, description } = listed;
  return {
    title: (isSignIn ? SIGN_IN : title)[locale],
    description: description[locale],
    canonical: path,
  };
}
