import { useLingui } from '@lingui/react/macro';
import type { Channel, Topic } from './preference-topics';

type Words = { name: string; hint: string };

/** What topics and ways are called, and what comes with a topic. */
export function usePreferenceWords(): {
  topics: Record<Topic, Words>;
  channels: Record<Channel, string>;
} {
  const { t } = useLingui();
  return {
    topics: {
      enquiries: {
        name: t`Enquiries`,
        hint: t`New enquiries, and what becomes of them.`,
      },
      messages: {
        name: t`Messages`,
        hint: t`A mail follows only if you have not read the message within two minutes.`,
      },
      requirements: {
        name: t`Requirements and quotes`,
        hint: t`Requirements that suit you, quotes and answers to them.`,
      },
      company: {
        name: t`Company and verification`,
        hint: t`Decisions about your papers, and whether buyers see your shop.`,
      },
      account_security: {
        name: t`Account security`,
        hint: t`New sign-ins, changes of password and address. This stays on.`,
      },
      product_news: {
        name: t`News about Haat`,
        hint: t`What is new here, now and then. Never by SMS.`,
      },
    },
    channels: { in_app: t`In the app`, email: t`E-mail`, sms: t`SMS` },
  };
}
