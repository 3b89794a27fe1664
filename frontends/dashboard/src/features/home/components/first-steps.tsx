import { Trans } from '@lingui/react/macro';
import { FileCheck, Scale, Send } from 'lucide-react';

const STEPS = [
  {
    Icon: Send,
    title: <Trans>Up to 10 suppliers answer</Trans>,
    text: <Trans>Your phone number stays hidden until you choose one.</Trans>,
  },
  {
    Icon: Scale,
    title: <Trans>Compare like with like</Trans>,
    text: <Trans>Goods, VAT and freight each have their own column.</Trans>,
  },
  {
    Icon: FileCheck,
    title: <Trans>Order, with all documents</Trans>,
    text: <Trans>Purchase order, challan and payments are in one place.</Trans>,
  },
];

/** What happens with a requirement. */
export const FirstSteps = () => (
  <ol className="mt-4 grid gap-4 border-t border-dashed border-line-strong pt-5 md:grid-cols-3">
    {STEPS.map(({ Icon, title, text }, index) => (
      <li key={index} className="flex gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-indigo-50 text-indigo-700">
          <Icon className="size-5" aria-hidden />
        </span>
        <span>
          <b className="block font-semibold leading-snug">{title}</b>
          <span className="text-sm text-ink-500">{text}</span>
        </span>
      </li>
    ))}
  </ol>
);
