import { paths, useNavigate, usePreHydrationInput } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';

type BoxProps = {
  id: string;
  name: string;
  label: string;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
};

function Box({ id, name, label, value, placeholder, onChange }: BoxProps) {
  return (
    <div className="rounded-md px-3.5 py-1.5 focus-within:bg-paper hover:bg-paper">
      <label htmlFor={id} className="block text-[11.5px] font-semibold text-ink-500">
        {label}
      </label>
      <input
        id={id}
        name={name}
        value={value}
        maxLength={120}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className="w-full bg-transparent py-0.5 text-[15.5px] font-medium outline-none focus-visible:shadow-none"
      />
    </div>
  );
}

/** What and how much; /industry continues with the same values. */
export function QuickForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [need, setNeed] = useState('');
  const [quantity, setQuantity] = useState('');
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationInput(form, (typed) => {
    setNeed(typed.need ?? '');
    setQuantity(typed.quantity ?? '');
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const params = new URLSearchParams({ need: need.trim(), quantity: quantity.trim() });
    void navigate(`${paths.industries}?${params}`);
  }
  return (
    <form
      ref={form}
      action={paths.industries}
      onSubmit={submit}
      className="mt-7 grid max-w-[620px] gap-2 rounded-[18px] bg-white p-2.5 text-ink-900 shadow-[0_24px_60px_-18px_rgb(0_0_0/.55)] @lg:grid-cols-[1fr_150px_auto]"
    >
      <Box
        id="quick-need"
        name="need"
        label={t`What do you need?`}
        placeholder={t`OPC cement, 53 grade`}
        value={need}
        onChange={setNeed}
      />
      <div className="border-t border-line @lg:border-l @lg:border-t-0">
        <Box
          id="quick-quantity"
          name="quantity"
          label={t`Quantity`}
          placeholder={t`400 bags`}
          value={quantity}
          onChange={setQuantity}
        />
      </div>
      <Button type="submit" variant="marigold" size="lg">
        <Trans>Get quotes</Trans>
        <ArrowRight aria-hidden />
      </Button>
    </form>
  );
}
