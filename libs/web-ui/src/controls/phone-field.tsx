import type { Country } from '@haat/api/countries';
import { useLingui } from '@lingui/react/macro';
import { useId, type ComponentProps } from 'react';
import { cn } from '../class-names';
import { CountrySelect } from './country-select';
import { FieldFrame, INPUT, fieldProps, type FieldTexts } from './field-frame';
import { pasteDigits } from './paste-digits';

type Props = ComponentProps<'input'> &
  FieldTexts & {
    country?: string;
    dialCode?: string;
    /** With these and `onCountry` the code in front can be chosen. */
    countries?: Country[] | undefined;
    onCountry?: (country: Country) => void;
  };

export const PHONE_MIN = 8;
export const PHONE_MAX = 14;
const CODE =
  'grid place-items-center whitespace-nowrap rounded-l-md border-[1.5px] border-r-0 border-control bg-sand px-3 text-[14px] font-semibold';

/** A phone number with its dial code in front; the server parses it (D27). */
export function PhoneField(props: Props) {
  const { label, error, hint, tick, aside, className, id, ...rest } = props;
  const { country = 'NP', dialCode = '+977', countries, onCountry, ...input } = rest;
  const { t } = useLingui();
  // Requested before there are countries: messages that the server did not need it does not send.
  const codeLabel = t`Country code`;
  const ownId = useId();
  const texts = { label, error, hint, tick, aside };
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} required={input.required} className={className} {...texts}>
      <div className="flex">
        {countries && onCountry ? (
          <CountrySelect
            label={codeLabel}
            className={CODE}
            value={country}
            dialCode={dialCode}
            countries={countries}
            onChange={onCountry}
          />
        ) : (
          <span className={CODE}>
            {country} {dialCode}
          </span>
        )}
        <input
          // "tel-national" is no value of type="tel", whose number begins with its country.
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={PHONE_MAX}
          onPaste={pasteDigits}
          className={cn(INPUT, 'h-[46px] min-w-0 rounded-l-none')}
          {...fieldProps(fieldId, texts)}
          {...input}
        />
      </div>
    </FieldFrame>
  );
}
