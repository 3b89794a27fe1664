import { useLingui } from '@lingui/react/macro';

/** Beginnings of the usual answers; they fill the box, the seller finishes them. */
export function Starters({ onPick }: { onPick: (words: string) => void }) {
  const { t } = useLingui();
  const all = [
    {
      label: t`Thank and promise a price`,
      words: t`Namaste, thank you for your enquiry. I am sending the price today.`,
    },
    {
      label: t`Ask for the quantity`,
      words: t`Namaste, thank you for your enquiry. What quantity do you need?`,
    },
    {
      label: t`Ask where to deliver`,
      words: t`Namaste, thank you for your enquiry. Where should we deliver?`,
    },
  ];
  return (
    <div className="mb-2.5 flex gap-2 overflow-x-auto [scrollbar-width:none]">
      {all.map(({ label, words }) => (
        <button
          key={label}
          type="button"
          onClick={() => onPick(words)}
          className="min-h-9 whitespace-nowrap rounded-full bg-indigo-50 px-3.5 text-sm font-semibold text-indigo-700 hover:bg-indigo-100 max-lg:min-h-11"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
