import { MapPin } from 'lucide-react';
import {
  Checkbox,
  Combobox,
  CompactSelect,
  CountrySelect,
  DateField,
  Field,
  HelpSearchField,
  NumberField,
  PasswordField,
  PasswordMeter,
  PhoneField,
  QuantityStepper,
  Select,
  Switch,
  TextArea,
} from '../src';
import type { Story } from './story';

const nothing = () => undefined;
const NEPAL = { name: 'Nepal', dial_code: '+977', code: 'NP' };

export const FIELDS: Story[] = [
  {
    of: ['Field', 'FieldFrame', 'FieldNote'],
    show: (say) => (
      <>
        <Field
          label={say('Name', 'नाम')}
          required
          hint={say('As on the bill', 'बिलमा जस्तै')}
        />
        <Field
          label={say('E-mail', 'इमेल')}
          defaultValue="sita@"
          error={say('Not a whole address.', 'ठेगाना पूरा छैन।')}
        />
        <Field
          label={say('Shop', 'पसल')}
          defaultValue="suryodaya"
          tick={say('Looks good', 'ठीक छ')}
          aside="9 / 40"
        />
        <Field label={say('Off', 'बन्द')} disabled defaultValue="-" />
      </>
    ),
  },
  {
    of: ['NumberField'],
    show: (say) => (
      <>
        <NumberField
          label={say('Price, NPR', 'मूल्य, रू')}
          value="1,50,000"
          onChange={nothing}
        />
        <NumberField
          label={say('Price, NPR', 'मूल्य, रू')}
          value="12,50"
          error={say('A price is missing.', 'मूल्य छैन।')}
          onChange={nothing}
        />
      </>
    ),
  },
  {
    of: ['DateField'],
    show: (say) => (
      <>
        <DateField
          label={say('Needed by', 'कहिलेसम्म')}
          value="2026-11-28"
          onChange={nothing}
        />
        <DateField
          label={say('Valid until', 'कहिलेसम्म मान्य')}
          required
          value=""
          error={say('A day is missing.', 'दिन छैन।')}
          onChange={nothing}
        />
      </>
    ),
  },
  {
    of: ['Combobox'],
    show: (say) => (
      <Combobox
        label={say('Place', 'ठाउँ')}
        value={say('Pokhara, Kaski', 'पोखरा, कास्की')}
        options={[
          { id: 'pokhara', label: say('Pokhara', 'पोखरा'), note: say('Kaski', 'कास्की') },
          {
            id: 'pokhariya',
            label: say('Pokhariya', 'पोखरिया'),
            note: say('Parsa', 'पर्सा'),
          },
        ]}
        onQuery={nothing}
        onChoose={nothing}
      />
    ),
  },
  {
    of: ['TextArea', 'Select'],
    show: (say) => (
      <>
        <TextArea label={say('Requirement', 'आवश्यकता')} aside="0 / 1000" />
        <TextArea label={say('Reason', 'कारण')} error={say('Say why.', 'कारण लेख्नुहोस्।')} />
        <Select
          label={say('Unit', 'एकाइ')}
          placeholder={say('Choose', 'छान्नुहोस्')}
          options={[{ value: 'kg', label: say('Kilogram', 'किलोग्राम') }]}
        />
        <Select
          label={say('Unit', 'एकाइ')}
          options={[]}
          error={say('Choose one.', 'एउटा छान्नुहोस्।')}
        />
      </>
    ),
  },
  {
    of: ['CompactSelect'],
    show: (say) => (
      <>
        <CompactSelect
          aria-label={say('Order', 'क्रम')}
          options={[{ value: 'newest', label: say('Newest first', 'नयाँ पहिले') }]}
        />
        <CompactSelect
          aria-label={say('District', 'जिल्ला')}
          icon={<MapPin />}
          options={[{ value: 'kaski', label: say('Kaski', 'कास्की') }]}
        />
      </>
    ),
  },
  {
    of: ['HelpSearchField'],
    show: () => <HelpSearchField value="" onChange={nothing} />,
  },
  {
    of: ['PhoneField', 'CountrySelect'],
    show: (say) => (
      <>
        <PhoneField
          label={say('Phone', 'फोन')}
          required
          tick={say('Looks good', 'ठीक छ')}
        />
        <PhoneField label={say('Phone', 'फोन')} error={say('Too short.', 'छोटो भयो।')} />
        <PhoneField
          label={say('Abroad', 'विदेश')}
          countries={[NEPAL]}
          onCountry={nothing}
        />
        <CountrySelect
          label="Country code"
          value="NP"
          dialCode="+977"
          countries={[NEPAL]}
          onChange={nothing}
        />
      </>
    ),
  },
  {
    of: ['PasswordField', 'PasswordMeter'],
    show: (say) => (
      <>
        <PasswordField label={say('Password', 'पासवर्ड')} defaultValue="Himal-2083" />
        {['short', 'longenough', 'Himal2083', 'Himal-2083-x'].map((password) => (
          <div key={password} className="w-full max-w-60">
            <PasswordMeter password={password} />
          </div>
        ))}
      </>
    ),
  },
  {
    of: ['Checkbox', 'QuantityStepper', 'Switch'],
    show: (say) => (
      <>
        <Checkbox label={say('I agree', 'म सहमत छु')} />
        <Switch label={say('I reclaim VAT', 'म भ्याट फिर्ता लिन्छु')} defaultChecked />
        <Checkbox label={say('Agreed', 'सहमत')} defaultChecked />
        <Checkbox
          label={say('I agree', 'म सहमत छु')}
          error={say('Please tick.', 'चिन्ह लगाउनुहोस्।')}
        />
        <QuantityStepper
          value={12}
          onChange={nothing}
          label={say('Quantity', 'परिमाण')}
        />
        <QuantityStepper
          value={1}
          onChange={nothing}
          label={say('Fewest', 'सबैभन्दा कम')}
        />
      </>
    ),
  },
];
