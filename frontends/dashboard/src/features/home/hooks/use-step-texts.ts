import type { TodoItem } from '@haat/api/dashboard';
import { useLingui } from '@lingui/react/macro';

/** What an order waits for. */
export function useStepTexts() {
  const { t } = useLingui();
  return ({ step, title, who }: TodoItem) => {
    switch (step) {
      case 'confirm':
        return { title: t`Confirm or refuse the order: ${title}`, action: t`Open order` };
      case 'send':
        return { title: t`Send the goods: ${title}`, action: t`Create challan` };
      case 'settle':
        return { title: t`Received short: ${title}`, action: t`Settle the shortage` };
      case 'confirm_receipt':
        return { title: t`Did it arrive? ${title}`, action: t`Confirm receipt` };
      case 'confirm_payment':
        return { title: t`${who} noted a payment: ${title}`, action: t`Check payment` };
      case 'answer_cancellation':
        return { title: t`${who} wants to cancel: ${title}`, action: t`Answer` };
      case 'resolve':
        return { title: t`Dispute: ${title}`, action: t`Open dispute` };
      default:
        return { title, action: t`Open order` };
    }
  };
}
