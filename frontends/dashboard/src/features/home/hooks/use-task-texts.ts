import type { TodoItem } from '@haat/api/dashboard';
import { paths, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { Kind, Task } from '../queue';
import { useStepTexts } from './use-step-texts';

type Texts = { title: string; action: string; href?: string };

/** What is to be decided about a task, and the label of its button. */
export function useTaskTexts(): (task: Task) => Texts {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const stepTexts = useStepTexts();
  const quotes = ({ title, quotes: offers, link }: TodoItem): Texts => {
    const count = number(offers.length);
    const isOne = offers.length === 1;
    return {
      title: isOne ? t`One quote: ${title}` : t`Compare ${count} quotes: ${title}`,
      action: isOne ? t`Review quote` : t`Compare quotes`,
      href: `${link}/quotes`,
    };
  };
  const lead = ({ title, amount, link }: TodoItem): Texts => {
    const worth = amount ? money(amount) : '';
    return {
      title: amount ? t`Lead worth about ${worth}: ${title}` : t`New buy lead: ${title}`,
      action: t`Send quote`,
      href: paths.sellerOffer(link.split('/').at(-1) ?? ''),
    };
  };
  const texts: Record<Kind, (item: TodoItem) => Texts> = {
    unanswered: ({ who, title }) => ({
      title: who ? t`${who}: ${title}` : title,
      action: t`Reply`,
    }),
    answers: ({ who, title }) => ({
      title: t`${who} replied: ${title}`,
      action: t`Read the reply`,
    }),
    questions: ({ who, title }) => ({
      title: t`${who} needs an answer: ${title}`,
      action: t`Reply`,
    }),
    quotes,
    enquiry_quotes: ({ who, amount }) => {
      const price = amount ? money(amount) : '';
      return { title: t`${who} quoted ${price}`, action: t`Review quote` };
    },
    counters: ({ title }) => ({
      title: t`Counter-offer: ${title}`,
      action: t`Answer`,
    }),
    ending_quotes: ({ title }) => ({
      title: t`Your quote ends soon: ${title}`,
      action: t`Open quote`,
    }),
    orders: stepTexts,
    new_leads: lead,
    reminders: ({ who, title }) => ({
      title: who ? t`Reminder: ${who}, ${title}` : t`Reminder: ${title}`,
      action: t`Open enquiry`,
    }),
    unquoted: ({ title }) => ({
      title: t`No quotes yet: ${title}`,
      action: t`Open requirement`,
    }),
    reviews: ({ who, title }) => ({
      title: t`How was the order from ${who}? ${title}`,
      action: t`Write a review`,
    }),
    cases: ({ title, link }) =>
      link.startsWith(paths.sellerCases)
        ? { title: t`A complaint waits for your reply: ${title}`, action: t`Reply` }
        : { title: t`Your complaint was answered: ${title}`, action: t`Read the answer` },
    product_questions: ({ title }) => ({
      title: t`Question about ${title}`,
      action: t`Answer`,
    }),
    unpriced: ({ title }) => ({
      title: t`${title} has no price`,
      action: t`Add a price`,
    }),
  };
  return ({ kind, item }) => texts[kind](item);
}
