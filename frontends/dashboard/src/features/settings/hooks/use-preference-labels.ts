import { useLingui } from '@lingui/react/macro';
import type { Channel, Topic } from '../preference-topics';

type Labels = { name: string; hint: string };

/** What topics and ways are called, and what comes with a topic. */
export function usePreferenceLabels(): {
  topics: Record<Topic, Labels>;
  channels: Record<Channel, string>;
} {
  const { t } = useLingui();
  return {
    topics: {
      enquiries: {
        name: t`Enquiries`,
        hint: t`New enquiries and their status changes.`,
      },
      messages: {
        name: t`Messages`,
        hint: t`We email you only if you haven’t read the message within two minutes.`,
      },
      requirements: {
        name: t`Requirements and quotes`,
        hint: t`Matching requirements, quotes and replies to them.`,
      },
      company: {
        name: t`Company and verification`,
        hint: t`Decisions about your documents and your shop’s visibility.`,
      },
      account_security: {
        name: t`Account security`,
        hint: t`New sign-ins, changes of password and address. This stays on.`,
      },
      product_news: {
        name: t`News about Haat`,
        hint: t`Occasional news about Haat. Never by SMS.`,
      },
    },
    channels: { in_app: t`In the app`, email: t`Email`, sms: t`SMS` },
  };
}
